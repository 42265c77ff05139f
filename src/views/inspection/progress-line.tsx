import { Button, Progress, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { InspectionActor } from '#src/machines/inspection/inspection.ts';
import { useContextOf, useTag } from '#src/views/actors/use-snapshot.ts';
import { PauseIcon, ResumeIcon } from '#src/views/looks/icons.ts';
import classes from './inspection.module.css';

/** How much of the present inspection is checked; the person can pause it. */
export function ProgressLine({ inspecting }: { inspecting: InspectionActor }) {
  const { t } = useTranslation('inspection');
  const { checked, total } = useContextOf(inspecting, 'progress').progress;
  const isPaused = useTag(inspecting, 'paused');
  const words = t('progress.of', { checked, total });
  const Icon = isPaused ? ResumeIcon : PauseIcon;
  return (
    <div className={classes.progress}>
      <Progress
        value={total > 0 ? (checked / total) * 100 : 0}
        animated={!isPaused}
        color="accent"
        className={classes.bar ?? ''}
        aria-label={t('progress')}
        aria-valuetext={words}
      />
      <Text size="sm" c="dimmed" className={classes.words ?? ''}>
        {words}
      </Text>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<Icon size={14} aria-hidden />}
        onClick={() => inspecting.send({ type: isPaused ? 'inspection.resume' : 'inspection.pause' })}
      >
        {t(isPaused ? 'resume' : 'pause')}
      </Button>
    </div>
  );
}
