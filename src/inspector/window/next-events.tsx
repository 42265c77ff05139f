import { useMemo } from 'react';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { ActorEntry } from '#src/inspector/recording/actor-entry.ts';
import { nextEvents } from '#src/inspector/recording/next-events.ts';
import { isSendable } from '#src/inspector/recording/sendable.ts';
import type { SeenState } from '#src/inspector/recording/seen-state.ts';
import classes from './inspector.module.css';
import type { InspectorTexts } from './texts.ts';

interface Props {
  machine: AnyStateMachine;
  seen: SeenState;
  live: ActorEntry | null;
  texts: InspectorTexts;
}

/** The events that can happen next. Those without data have a button. */
export function NextEvents({ machine, seen, live, texts }: Props) {
  const next = useMemo(() => {
    const canSend = (type: string) =>
      live?.machine && isSendable(live.machine, live.snapshot as AnyMachineSnapshot, type);
    return nextEvents(machine, seen.active).map(({ type, ...rest }) => ({
      ...rest,
      type: type !== null && canSend(type) ? type : null,
    }));
  }, [machine, seen, live]);
  if (next.length === 0) return null;
  return (
    <section>
      <h4>{texts.next}</h4>
      <ul className={classes.next}>
        {next.map(({ name, type, guard, targets }, index) => (
          // The list is replaced whenever the state changes.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            {type === null ? (
              <code>{name}</code>
            ) : (
              <button
                type="button"
                title={texts.send(type)}
                aria-label={texts.send(type)}
                onClick={() => live?.ref.send({ type })}
              >
                {name}
              </button>
            )}
            <small>
              {guard && ` [${guard}]`}
              {targets.length > 0 && ` → ${targets.join(', ')}`}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
