import type { SeenStep } from '#src/inspector/recording/session.ts';
import classes from './inspector.module.css';
import type { InspectorTexts } from './texts.ts';

interface Props {
  step: SeenStep;
  /** How often the event occurred in a row. */
  times: number;
  /** The names of the actors, by id. */
  names: ReadonlyMap<string, string>;
  isChosen: boolean;
  top: number;
  /** The number of calls, notices and console lines during the step. */
  beside: number;
  texts: InspectorTexts;
  onChoose: () => void;
}

/** A step in the log: time, sender, receiver and event. */
export function EventRow({ step, times, names, isChosen, top, beside, texts, onChoose }: Props) {
  const { number, time, source, actor, type, changed } = step;
  return (
    // The listbox handles the keys.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={`inspector-step-${number}`}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      className={classes.row}
      data-changed={changed || undefined}
      style={{ top }}
      onClick={onChoose}
    >
      <span>{number}</span>
      <span>{timeOf(time)}</span>
      <span>{source === null ? texts.outside : (names.get(source) ?? source)}</span>
      <span aria-hidden>→</span>
      <span>{names.get(actor) ?? actor}</span>
      <span className={classes.event}>
        <EventName type={type} />
        {times > 1 && <small title={texts.repeated(times)}>×{times}</small>}
      </span>
      {beside > 0 && (
        <small className={classes.count} title={texts.besideCount(beside)}>
          {beside}
        </small>
      )}
    </div>
  );
}

/** Dims XState's prefix of its own events. */
function EventName({ type }: { type: string }) {
  const [, own = '', rest = type] =
    /^(xstate\.(?:(?:done|error)\.(?:actor|state)\.|(?:after|snapshot)\.)?)(.+)$/.exec(type) ?? [];
  return (
    <strong>
      <small>{own}</small>
      {rest}
    </strong>
  );
}

/** The time of day in the platform's time zone, to the millisecond. */
const timeOf = (time: number): string => new Date(time + shanghai).toISOString().slice(11, 23);

const shanghai = 8 * 60 * 60 * 1000;
