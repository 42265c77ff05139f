import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { filterSteps, type LogFilter } from '#src/inspector/recording/log-filter.ts';
import type { SeenActor, SeenSession, SeenStep } from '#src/inspector/recording/session.ts';
import classes from './inspector.module.css';
import type { texts } from './texts.ts';

interface Props {
  session: SeenSession;
  actor: SeenActor | null;
  filter: LogFilter;
  /** The step that is looked at; null is now. */
  chosen: SeenStep | null;
  words: (typeof texts)['zh'];
  onFilter: (filter: LogFilter) => void;
  onChoose: (step: SeenStep | null) => void;
  onClear: () => void;
}

const row = 22;

/** What has happened, the newest below. Only the rows in view are drawn (W6.4). A row is chosen by click or arrow keys. */
export function EventLog({ session, actor, filter, chosen, words, onFilter, onChoose, onClear }: Props) {
  const actorId = actor?.id ?? '';
  const steps = useMemo(
    () => filterSteps(session, { ...filter, actor: filter.actor === '' ? '' : actorId }),
    [session, filter, actorId],
  );
  const names = useMemo(() => new Map(session.actors.map(({ id, name }) => [id, name])), [session]);
  const frame = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const [height, setHeight] = useState(160);
  const count = steps.length;
  const first = Math.max(0, Math.floor(top / row) - 4);
  const shown = steps.slice(first, first + Math.ceil(height / row) + 8);

  useEffect(() => {
    const box = frame.current;
    if (!box) return;
    const watcher = new ResizeObserver(() => setHeight(box.clientHeight));
    watcher.observe(box);
    return () => watcher.disconnect();
  }, []);
  // The newest stays in view while nobody looks back.
  useEffect(() => {
    if (!chosen && frame.current) frame.current.scrollTop = count * row;
  }, [count, chosen]);

  const choose = (step: SeenStep | undefined) => {
    const box = frame.current;
    if (!step || !box) return;
    onChoose(step);
    const place = steps.indexOf(step) * row;
    if (place < box.scrollTop) box.scrollTop = place;
    else if (place + row > box.scrollTop + box.clientHeight) box.scrollTop = place + row - box.clientHeight;
  };
  const press = (event: KeyboardEvent) => {
    const at = chosen ? steps.findIndex(({ number }) => number === chosen.number) : steps.length;
    const wanted = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: steps.length - 1 }[event.key];
    if (event.key === 'Escape') return onChoose(null);
    if (wanted === undefined) return;
    event.preventDefault();
    choose(steps[wanted]);
  };
  return (
    <section className={classes.log} aria-label={words.log}>
      <header className={classes.bar}>
        <input
          type="search"
          value={filter.events}
          placeholder={words.events}
          aria-label={words.events}
          title={words.eventsHint}
          onChange={({ target }) => onFilter({ ...filter, events: target.value })}
        />
        <input
          type="search"
          value={filter.search}
          placeholder={words.search}
          aria-label={words.search}
          onChange={({ target }) => onFilter({ ...filter, search: target.value })}
        />
        <label>
          <input
            type="checkbox"
            checked={filter.onlyChanges}
            onChange={({ target }) => onFilter({ ...filter, onlyChanges: target.checked })}
          />
          {words.onlyChanges}
        </label>
        <label>
          <input
            type="checkbox"
            checked={filter.actor !== ''}
            onChange={({ target }) => onFilter({ ...filter, actor: target.checked ? 'chosen' : '' })}
          />
          {words.thisActor}
        </label>
        <small>
          {words.shown(steps.length, session.steps.length)}
          {session.dropped > 0 && ` · ${words.dropped(session.dropped)}`}
        </small>
        {chosen && (
          <button type="button" className={classes.live} onClick={() => onChoose(null)}>
            {words.live}
          </button>
        )}
        <small role="status">{chosen && words.past(chosen.number)}</small>
        {!session.origin && (
          <button type="button" className={classes.end} onClick={onClear}>
            {words.clear}
          </button>
        )}
      </header>
      <div
        className={classes.rows}
        ref={frame}
        role="listbox"
        tabIndex={0}
        aria-label={words.log}
        aria-activedescendant={chosen ? `inspector-step-${chosen.number}` : undefined}
        onScroll={({ currentTarget }) => setTop(currentTarget.scrollTop)}
        onKeyDown={press}
      >
        <div style={{ height: steps.length * row, position: 'relative' }}>
          {shown.map((step, index) => (
            // The listbox has the keys.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={step.number}
              id={`inspector-step-${step.number}`}
              role="option"
              tabIndex={-1}
              aria-selected={step.number === chosen?.number}
              className={classes.row}
              data-changed={step.changed || undefined}
              style={{ top: (first + index) * row }}
              onClick={() => choose(step)}
            >
              <span>{step.number}</span>
              <span>{timeOf(step.time)}</span>
              <span>{step.source === null ? words.outside : (names.get(step.source) ?? step.source)}</span>
              <span aria-hidden>→</span>
              <span>{names.get(step.actor) ?? step.actor}</span>
              <strong>{step.type}</strong>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

/** The time of day by the platform's clock, to the millisecond. */
const timeOf = (time: number): string => new Date(time + shanghai).toISOString().slice(11, 23);

const shanghai = 8 * 60 * 60 * 1000;
