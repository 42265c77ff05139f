import { Alert, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { StepEvent } from '#src/domain/content/lifecycle.ts';
import { instantOf } from '#src/domain/platform-time.ts';
import type { Language } from '#src/i18n/languages.ts';
import type { StepsActor } from '#src/machines/content/steps.ts';
import { useChild, useContextOf, useFailure } from '#src/views/actors/use-snapshot.ts';
import { formatAge } from '#src/views/words/format-age.ts';
import { formatTime } from '#src/views/words/format-time.ts';
import { useEditorPage } from './editor-page.ts';
import classes from './side-column.module.css';
import { SideSection } from './side-section.tsx';

/** The lifecycle steps of the record, newest first: step, time, person and reason. */
export function TimeLine() {
  const { t } = useTranslation('editor');
  const { steps, events } = useSteps();
  const failure = useFailure(steps);
  return (
    <SideSection
      title={t('steps.title')}
      words={{ failed: t('steps.failed'), loading: t('steps.loading') }}
      failure={failure}
      onRetry={() => steps.send({ type: 'retry' })}
      lines={2}
    >
      {events && (
        <ol className={classes.changes}>
          {[...events.entries()].reverse().map(([place, event]) => (
            <Step key={place} event={event} />
          ))}
        </ol>
      )}
    </SideSection>
  );
}

function Step({ event }: { event: StepEvent }) {
  const { t } = useTranslation('editor');
  const age = useAge();
  const { step, time, by } = event;
  const why = useReasonText()(event);
  return (
    <li className={classes.change}>
      {t(`steps.${step}`)}
      <span className={classes.when}>
        <time dateTime={time} title={formatTime(time)}>
          {age(time)}
        </time>
        {` · ${formatTime(time)} · ${by}`}
      </span>
      {why !== null && <span className={classes.why}>{why}</span>}
    </li>
  );
}

/** At the top of a returned record: reason, person and time. The reason is left out until it is loaded. */
export function ReturnedNote() {
  const { t } = useTranslation('editor');
  const { events } = useSteps();
  const reasonText = useReasonText();
  const last = events?.findLast(({ step }) => step === 'return');
  return (
    <Alert color="yellow" variant="light" py="xs" title={t('returned.title')}>
      {last && (
        <>
          <div>{reasonText(last)}</div>
          <Text size="sm" c="dimmed">{`${last.by} · ${formatTime(last.time)}`}</Text>
        </>
      )}
    </Alert>
  );
}

function useSteps() {
  const { editor } = useEditorPage();
  const steps = useChild(editor, 'steps') as StepsActor;
  const { events } = useContextOf(steps, 'events');
  return { steps, events };
}

/** The reason of a step, or a placeholder while it is not loaded; null without a reason. */
function useReasonText() {
  const { t } = useTranslation('editor');
  return ({ reason, isWithheld }: StepEvent): string | null => {
    if (isWithheld) return t('steps.withheld');
    return reason === null ? null : t('steps.reason', { reason });
  };
}

function useAge(): (time: string) => string {
  const { i18n } = useTranslation();
  return (time) => formatAge(instantOf(time), Date.now(), i18n.language as Language);
}
