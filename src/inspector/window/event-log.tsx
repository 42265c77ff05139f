import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { Edge } from '#src/tools/kit/edge.tsx';
import { filterSteps, type LogFilter } from '#src/inspector/recording/log-filter.ts';
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
  const count = steps.length;
  const { frame, first, shown, setTop, showRow } = useRowsInView(steps, chosen === null);

  // Another filter moves the chosen step to another row.
  useEffect(() => {
    if (chosen) showRow(steps.findIndex(({ number }) => number === chosen.number));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- new steps do not scroll back a user who has scrolled away
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
      <LogBar
        session={session}
        filter={filter}
        count={count}
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

/** The rows that are in view, which the caller draws into `frame`. While `follows`, the newest row stays in view. */
function useRowsInView(steps: readonly SeenStep[], follows: boolean) {
  const frame = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const [room, setRoom] = useState(160);
  const count = steps.length;
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
  return { frame, first, shown: steps.slice(first, first + Math.ceil(room / row) + 8), setTop, showRow };
}
