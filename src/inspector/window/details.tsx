import { useMemo } from 'react';
import type { AnyStateMachine } from 'xstate';
import { nextEvents } from '#src/inspector/recording/next-events.ts';
import type { SeenState } from '#src/inspector/recording/seen-state.ts';
import type { SeenActor, SeenSession, SeenStep } from '#src/inspector/recording/session.ts';
import { DataTree } from './data-tree.tsx';
import classes from './inspector.module.css';
import type { texts } from './texts.ts';

interface Props {
  actor: SeenActor | null;
  machine: AnyStateMachine | null;
  seen: SeenState | null;
  past: SeenStep | null;
  session: SeenSession;
  words: (typeof texts)['zh'];
  /** Null where nothing may be sent: a file, or the past. */
  onSend: ((type: string) => void) | null;
}

/** What the chosen actor knows and what can happen next; of a chosen step its event, and what stands beside it. */
export function Details({ actor, machine, seen, past, session, words, onSend }: Props) {
  const next = useMemo(
    () => (machine && seen?.status === 'active' ? nextEvents(machine, seen.active) : []),
    [machine, seen],
  );
  if (!actor || !seen) return <aside className={classes.details} />;
  const beside = past ? session.notes.filter(({ after }) => after === past.number) : [];
  return (
    <aside className={classes.details} aria-label={actor.name}>
      {past && (
        <>
          <h4>
            {words.event} #{past.number}
          </h4>
          <DataTree value={past.event()} />
          <h4>{words.beside}</h4>
          {beside.length === 0 && <p className={classes.dim}>{words.nothingBeside}</p>}
          <ul className={classes.beside}>
            {beside.map(({ kind, text }, index) => (
              // Lines are only added.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index} data-kind={kind}>
                <small>{words.note[kind]}</small> {text}
              </li>
            ))}
          </ul>
        </>
      )}
      {seen.tags.length > 0 && (
        <>
          <h4>{words.tags}</h4>
          <p>{seen.tags.join(' · ')}</p>
        </>
      )}
      <h4>{words.context}</h4>
      <DataTree value={seen.data} />
      {next.length > 0 && <h4>{words.next}</h4>}
      <ul className={classes.next}>
        {next.map(({ name, type, guard, targets }, index) => (
          // The list is made anew whenever the state changes.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            {type !== null && onSend ? (
              <button type="button" title={words.send(type)} aria-label={words.send(type)} onClick={() => onSend(type)}>
                {name}
              </button>
            ) : (
              <span>{name}</span>
            )}
            <small>
              {guard && ` [${guard}]`}
              {targets.length > 0 && ` → ${targets.join(', ')}`}
            </small>
          </li>
        ))}
      </ul>
    </aside>
  );
}
