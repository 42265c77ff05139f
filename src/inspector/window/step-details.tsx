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

/** A step of the past: its event, what it has changed, and the calls, messages and lines of the console until the next one (W6.7). */
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
            // Lines are only added.
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

/** What differs from the step of the same actor before. Of the first that is kept nobody knows what was before it. */
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
