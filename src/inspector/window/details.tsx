import type { AnyStateMachine } from 'xstate';
import type { ActorEntry } from '#src/inspector/recording/actor-entry.ts';
import type { SeenState } from '#src/inspector/recording/seen-state.ts';
import type { SeenActor, SeenSession, SeenStep } from '#src/inspector/recording/session.ts';
import { DataTree } from './data-tree.tsx';
import classes from './inspector.module.css';
import { NextEvents } from './next-events.tsx';
import { StepDetails } from './step-details.tsx';
import type { InspectorTexts } from './texts.ts';

interface Props {
  actor: SeenActor | null;
  machine: AnyStateMachine | null;
  seen: SeenState | null;
  past: SeenStep | null;
  session: SeenSession;
  texts: InspectorTexts;
  /** The actor itself; null where nothing can be sent to it: in a file, and at a past step. */
  live: ActorEntry | null;
}

/** Context and next events of the selected actor, or the details of the selected step. */
export function Details({ actor, machine, seen, past, session, texts, live }: Props) {
  if (!actor || !seen) return <aside className={classes.details} />;
  const { meta } = seen;
  const hasMeta = typeof meta === 'object' && meta !== null && Object.keys(meta).length > 0;
  return (
    <aside className={classes.details} aria-label={actor.name}>
      {past && <StepDetails step={past} session={session} texts={texts} />}
      {machine && seen.status === 'active' && <NextEvents machine={machine} seen={seen} live={live} texts={texts} />}
      {seen.tags.length > 0 && (
        <section>
          <h4>{texts.tags}</h4>
          <p>{seen.tags.join(' · ')}</p>
        </section>
      )}
      {hasMeta && (
        <section>
          <h4>{texts.meta}</h4>
          <DataTree value={meta} />
        </section>
      )}
      <section>
        <h4>{texts.context}</h4>
        <DataTree value={seen.data} />
      </section>
    </aside>
  );
}
