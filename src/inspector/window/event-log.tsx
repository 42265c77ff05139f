import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { Edge } from '#src/tools/kit/edge.tsx';
import { SearchField } from '#src/tools/kit/search-field.tsx';
import { filterSteps, type LogFilter } from '#src/inspector/recording/log-filter.ts';
import type { SeenActor, SeenSession, SeenStep } from '#src/inspector/recording/session.ts';
import { EventRow } from './event-row.tsx';
import classes from './inspector.module.css';
import type { InspectorTexts } from './texts.ts';

interface Props {
  session: SeenSession;
  actor: SeenActor | null;
  filter: LogFilter;
  /** The selected step; null shows the present. */
  chosen: SeenStep | null;
  texts: InspectorTexts;
  onFilter: (filter: LogFilter) => void;
  onChoose: (step: SeenStep | null) => void;
  onClear: () => void;
  height: number;
  onHeight: (height: number) => void;
}

const row = 22;
/** The least height of the log in pixels. */
const lowest = 90;

/** The log of events, the newest at the bottom. Only visible rows are rendered (W6.4). Click or arrow keys select a row. */
export function EventLog({
  session,
  actor,
  filter,
  chosen,
  texts,
  onFilter,
  onChoose,
  onClear,
  height,
  onHeight,
}: Props) {
  const actorId = actor?.id ?? '';
  const steps = useMemo(
    () => filterSteps(session, { ...filter, actor: filter.actor === '' ? '' : actorId }),
    [session, filter, actorId],
  );
  const names = useMemo(() => new Map(session.actors.map(({ id, name }) => [id, name])), [session]);
  const besideOf = useMemo(() => {
    const counts = new Map<number, number>();
    for (const { after } of session.notes) counts.set(after, (counts.get(after) ?? 0) + 1);
    return counts;
  }, [session]);
  const frame = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const [room, setRoom] = useState(160);
  const count = steps.length;
  const first = Math.max(0, Math.floor(top / row) - 4);
  const shown = steps.slice(first, first + Math.ceil(room / row) + 8);

  useEffect(() => {
    const box = frame.current;
    if (!box) return;
    const watcher = new ResizeObserver(() => setRoom(box.clientHeight));
    watcher.observe(box);
    return () => watcher.disconnect();
  }, []);
  // Keeps the newest row visible until the person scrolls back.
  useEffect(() => {
    if (!chosen && frame.current) frame.current.scrollTop = count * row;
  }, [count, chosen]);

  const showRow = (index: number) => {
    const box = frame.current;
    if (!box || index < 0) return;
    const place = index * row;
    if (place < box.scrollTop) box.scrollTop = place;
    else if (place + row > box.scrollTop + box.clientHeight) box.scrollTop = place + row - box.clientHeight;
  };
  // Another filter moves the selected step.
  useEffect(() => {
    if (chosen) showRow(steps.findIndex(({ number }) => number === chosen.number));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- new steps must not scroll back a person who has scrolled away
  }, [filter]);

  const choose = (step: SeenStep | undefined) => {
    if (!step) return;
    onChoose(step);
    showRow(steps.indexOf(step));
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
    <section className={classes.log} style={{ height }} aria-label={texts.log}>
      <Edge
        label={texts.logHeight}
        height={height}
        lowest={lowest}
        heightAt={(upper) => innerHeight - upper}
        onHeight={onHeight}
      />
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
          {texts.shown(steps.length, session.steps.length)}
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
      <div
        className={classes.rows}
        ref={frame}
        role="listbox"
        tabIndex={0}
        aria-label={texts.log}
        aria-activedescendant={chosen ? `inspector-step-${chosen.number}` : undefined}
        onScroll={({ currentTarget }) => setTop(currentTarget.scrollTop)}
        onKeyDown={press}
      >
        <div style={{ height: steps.length * row, position: 'relative' }}>
          {shown.map((step, index) => (
            <EventRow
              key={step.number}
              step={step}
              names={names}
              isChosen={step.number === chosen?.number}
              top={(first + index) * row}
              beside={besideOf.get(step.number) ?? 0}
              texts={texts}
              onChoose={() => choose(step)}
            />
          ))}
        </div>
      </div>
    </section>
  );
}
