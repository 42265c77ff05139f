import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { Edge } from '#src/tools/kit/edge.tsx';
import { filterSteps, type LogFilter } from '#src/inspector/recording/log-filter.ts';
import { type LogRow, rowsOf } from '#src/inspector/recording/repeats.ts';
import type { SeenActor, SeenSession, SeenStep } from '#src/inspector/recording/session.ts';
import { EventRow } from './event-row.tsx';
import classes from './inspector.module.css';
import { LogBar } from './log-bar.tsx';
import type { InspectorTexts } from './texts.ts';

interface Props {
  session: SeenSession;
  actor: SeenActor | null;
  filter: LogFilter;
  /** The step that is shown; null for the present. */
  chosen: SeenStep | null;
  texts: InspectorTexts;
  onFilter: (filter: LogFilter) => void;
  onChoose: (step: SeenStep | null) => void;
  onClear: () => void;
  height: number;
  onHeight: (height: number) => void;
}

const row = 22;
/** The least height of the log, in pixels. */
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
  const number = chosen?.number ?? null;
  const rows = useMemo(() => rowsOf(steps, number), [steps, number]);
  const count = rows.length;
  const { frame, first, shown, setTop, showRow } = useRowsInView(rows, chosen === null);

  // Another filter moves the chosen step to another row, and so does the group that opens around it.
  useEffect(() => {
    if (chosen) showRow(rows.findIndex(({ step }) => step.number === number));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- new steps do not scroll back a user who has scrolled away
  }, [filter, number]);

  const press = (event: KeyboardEvent) => {
    const at = chosen ? rows.findIndex(({ step }) => step.number === number) : count;
    const wanted = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: count - 1 }[event.key];
    if (event.key === 'Escape') return onChoose(null);
    if (wanted === undefined) return;
    event.preventDefault();
    const next = rows[wanted];
    if (next) onChoose(next.step);
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
      <LogBar
        session={session}
        filter={filter}
        count={steps.length}
        chosen={chosen}
        texts={texts}
        onFilter={onFilter}
        onChoose={onChoose}
        onClear={onClear}
      />
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
        <div style={{ height: count * row, position: 'relative' }}>
          {shown.map(({ step, count: times }, index) => (
            <EventRow
              key={step.number}
              step={step}
              times={times}
              names={names}
              isChosen={step.number === chosen?.number}
              top={(first + index) * row}
              beside={besideOf.get(step.number) ?? 0}
              texts={texts}
              onChoose={() => onChoose(step)}
            />
          ))}
        </div>
      </div>
    </section>
  );
}

/** The rows that are in view, which the caller draws into `frame`. While `follows`, the newest row stays in view. */
function useRowsInView(rows: readonly LogRow[], follows: boolean) {
  const frame = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const [room, setRoom] = useState(160);
  const count = rows.length;
  const first = Math.max(0, Math.floor(top / row) - 4);

  useEffect(() => {
    const box = frame.current;
    if (!box) return;
    const watcher = new ResizeObserver(() => setRoom(box.clientHeight));
    watcher.observe(box);
    return () => watcher.disconnect();
  }, []);
  useEffect(() => {
    if (follows && frame.current) frame.current.scrollTop = count * row;
  }, [count, follows]);

  const showRow = (index: number) => {
    const box = frame.current;
    if (!box || index < 0) return;
    const place = index * row;
    if (place < box.scrollTop) box.scrollTop = place;
    else if (place + row > box.scrollTop + box.clientHeight) box.scrollTop = place + row - box.clientHeight;
  };
  return { frame, first, shown: rows.slice(first, first + Math.ceil(room / row) + 8), setTop, showRow };
}
