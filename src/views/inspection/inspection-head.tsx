import { Alert, Button, Group, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type Inspection, isComplete, isWhole } from '#src/domain/inspection/inspection.ts';
import type { InspectionActor } from '#src/machines/inspection/inspection.ts';
import { useChild, useContextOf, useTag } from '#src/views/actors/use-snapshot.ts';
import { CheckIcon, RefreshIcon } from '#src/views/looks/icons.ts';
import { PlainButton } from '#src/views/looks/plain-button.tsx';
import parts from '#src/views/styles/parts.module.css';
import { Clipped } from '#src/views/words/clipped.tsx';
import { formatTime } from '#src/views/words/format-time.ts';
import { useFailureText } from '#src/views/words/use-failure-text.ts';
import { NotCountedAlert } from './not-counted-alert.tsx';
import { ProgressLine } from './progress-line.tsx';
import type { ReportSection } from './report.ts';
import { ReportFiles } from './report-files.tsx';
import { useSummary } from './use-summary.ts';
import classes from './inspection.module.css';

interface Props {
  inspecting: InspectionActor;
  inspection: Inspection;
  /** Leads to a section. */
  onJump: (section: ReportSection['name']) => void;
}

/** What would be found today, in one sentence, when it was found, and what can be done with it. */
export function InspectionHead({ inspecting, inspection, onJump }: Props) {
  const { t } = useTranslation('inspection');
  const failureText = useFailureText();
  const id = useId();
  const { failure } = useContextOf(inspecting, 'failure');
  const file = useChild(inspecting, 'file');
  const isBusy = useTag(inspecting, 'busy');
  const isPaused = useTag(inspecting, 'paused');
  const hasFailed = useTag(inspecting, 'failed');
  const summary = useSummary(inspection);
  // A failure speaks for itself.
  const live = isBusy ? 'busy' : isPaused ? 'paused' : isComplete(inspection) && !hasFailed ? 'done' : null;
  const again = () => inspecting.send({ type: 'inspection.again' });
  return (
    <section aria-labelledby={id}>
      <Group justify="space-between" gap="xs" mb="xs">
        <Title order={2} id={id}>
          {t('result')}
        </Title>
        <Group gap="xs">
          <PlainButton
            isSquare
            aria-label={t('again')}
            title={t('again')}
            // Disabled, it would lose the focus.
            aria-disabled={isBusy || isPaused || undefined}
            onClick={() => isBusy || isPaused || again()}
          >
            <RefreshIcon size={16} />
          </PlainButton>
          {file && <ReportFiles file={file} inspection={inspection} />}
        </Group>
      </Group>
      <p className={classes.summary}>
        {summary.every(({ section }) => section === null) && isWhole(inspection) && <CheckIcon size={20} aria-hidden />}
        {summary.map(({ words, section }) =>
          section === null ? (
            words
          ) : (
            <a
              key={words}
              href={`#inspection-${section}`}
              className={classes.jump}
              onClick={(event) => {
                event.preventDefault();
                onJump(section);
              }}
            >
              {words}
            </a>
          ),
        )}
      </p>
      <Text size="sm" c="dimmed">
        {t('computed', { time: formatTime(inspection.time) })}
        {' · '}
        {t('checked', { count: inspection.checked })}
      </Text>
      {hasFailed && (
        <Alert color="yellow" variant="light" role="alert" mt="sm" title={t('interrupted')}>
          <Group justify="space-between" gap="xs">
            <Clipped>{failure && failureText(failure)}</Clipped>
            <Button size="compact-sm" variant="default" onClick={again}>
              {t('resume')}
            </Button>
          </Group>
        </Alert>
      )}
      <NotCountedAlert inspection={inspection} />
      {(isBusy || isPaused) && <ProgressLine inspecting={inspecting} />}
      {/* The numbers change often and are not read out: only what begins and ends is. */}
      <span role="status" className={parts.unseen}>
        {live && t(`live.${live}`)}
      </span>
    </section>
  );
}
