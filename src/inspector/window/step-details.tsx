import { useMemo } from 'react';
import { changesBetween } from '#src/inspector/recording/changes.ts';
import type { SeenSession, SeenStep } from '#src/inspector/recording/session.ts';
import { DataTree } from './data-tree.tsx';
import classes from './inspector.module.css';
import type { InspectorTexts } from './texts.ts';

interface Props {
  step: SeenStep;
  session: SeenSession;
  texts: InspectorTexts;
}

/** A past step: its event, its changes, and the calls, notices and console lines until the next step (W6.7). */
export function StepDetails({ step, session, texts }: Props) {
  const changes = useMemo(() => changesOf(step, session), [step, session]);
  const beside = session.notes.filter(({ after }) => after === step.number);
  return (
    <>
      <section>
        <h4>
          {texts.event} #{step.number}
        </h4>
        <DataTree value={step.event()} />
      </section>
      {changes.length > 0 && (
        <section aria-label={texts.changes}>
          <h4>{texts.changes}</h4>
          <dl className={classes.changes}>
            {changes.map(({ path, before, after }) => (
              <div key={path}>
                <dt>{path}</dt>
                <dd>
                  <del>{inShort(before)}</del> <span aria-hidden>→</span> <ins>{inShort(after)}</ins>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <section>
        <h4>{texts.beside}</h4>
        {beside.length === 0 && <p className={classes.dim}>{texts.nothingBeside}</p>}
        <ul className={classes.beside}>
          {beside.map(({ kind, text }, index) => (
            // Lines are only appended.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} data-kind={kind}>
              <small>{texts.note[kind]}</small> {text}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** The differences from the actor's previous step. For the oldest recorded step they are unknown. */
function changesOf({ actor, number, state }: SeenStep, { steps }: SeenSession) {
  const before = steps.findLast((one) => one.actor === actor && one.number < number)?.state();
  if (!before) return [];
  const after = state();
  return changesBetween({ state: before.words, context: before.data }, { state: after.words, context: after.data });
}

const longest = 120;

function inShort(value: unknown): string {
  const text = value === undefined ? '—' : JSON.stringify(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
