import { SearchField } from '#src/tools/kit/search-field.tsx';
import type { LogFilter } from '#src/inspector/recording/log-filter.ts';
import type { SeenSession, SeenStep } from '#src/inspector/recording/session.ts';
import classes from './inspector.module.css';
import type { InspectorTexts } from './texts.ts';

interface Props {
  session: SeenSession;
  filter: LogFilter;
  /** The number of steps that pass the filter. */
  count: number;
  /** The step that is shown; null for the present. */
  chosen: SeenStep | null;
  texts: InspectorTexts;
  onFilter: (filter: LogFilter) => void;
  onChoose: (step: null) => void;
  onClear: () => void;
}

/** The filters of the event log, and how many steps they leave. */
export const LogBar = ({ session, filter, count, chosen, texts, onFilter, onChoose, onClear }: Props) => (
  <header className={classes.bar}>
    <SearchField
      label={texts.events}
      value={filter.events}
      title={texts.eventsHint}
      onFind={(events) => onFilter({ ...filter, events })}
    />
    <SearchField label={texts.search} value={filter.search} onFind={(search) => onFilter({ ...filter, search })} />
    <label>
      <input
        type="checkbox"
        checked={filter.onlyChanges}
        onChange={({ target }) => onFilter({ ...filter, onlyChanges: target.checked })}
      />
      {texts.onlyChanges}
    </label>
    <label>
      <input
        type="checkbox"
        checked={filter.actor !== ''}
        onChange={({ target }) => onFilter({ ...filter, actor: target.checked ? 'chosen' : '' })}
      />
      {texts.thisActor}
    </label>
    <small>
      {texts.shown(count, session.steps.length)}
      {session.dropped > 0 && ` · ${texts.dropped(session.dropped)}`}
    </small>
    {chosen && (
      <button type="button" className={classes.live} onClick={() => onChoose(null)}>
        {texts.live}
      </button>
    )}
    <small role="status">{chosen && texts.past(chosen.number)}</small>
    {!session.origin && (
      <button type="button" className={classes.end} onClick={onClear}>
        {texts.clear}
      </button>
    )}
  </header>
);
