import '@mantine/core/styles/Drawer.layer.css';
import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { Button, Group, NativeSelect, SegmentedControl, Skeleton, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentType } from '#src/domain/content/content-type.ts';
import type { StepEvent } from '#src/domain/content/lifecycle.ts';
import { savedValues, withSteps } from '#src/domain/content/revision.ts';
import { isRevision, type Revision } from '#src/domain/content/timeline.ts';
import type { ContentValues } from '#src/domain/content/rules.ts';
import type { FilesActor } from '#src/machines/files/files.ts';
import type { History, RevisionsActor } from '#src/machines/content/revisions.ts';
import { useContextOf, useFailure } from '#src/views/actors/use-snapshot.ts';
import { SideDrawer } from '#src/views/dialogs/side-drawer.tsx';
import { FailedState } from '#src/views/late/failed-state.tsx';
import { ActList } from './act-list.tsx';
import { RevisionPrint } from './revision-print.tsx';
import { RevisionView, type ShownRevision } from './revision-view.tsx';
import { RestoreQuestion } from './restore-question.tsx';
import classes from './revisions-drawer.module.css';

interface Props {
  type: ContentType;
  revisions: RevisionsActor;
  /** The steps of the record, oldest first. */
  steps: readonly StepEvent[];
  files: FilesActor;
  /** Whether the form has unsaved changes, which restoring would replace. */
  dirty: boolean;
  /** Whether the public page shows the record, which restoring would change at once. */
  isLive: boolean;
  /** Null without the right to edit. */
  onRestore: ((values: ContentValues, version: number) => void) | null;
}

/** Every act on a record, and what each save contained and changed (decision 021). */
export function RevisionsDrawer({ revisions, ...props }: Props) {
  const { t } = useTranslation('editor');
  const { history } = useContextOf(revisions, 'history');
  const failure = useFailure(revisions);
  return (
    <SideDrawer onClose={() => revisions.send({ type: 'close' })} size="xl" title={t('revisions.title')}>
      {history ? (
        <Acts history={history} {...props} />
      ) : failure ? (
        <FailedState
          role="alert"
          title={t('revisions.failed')}
          failure={failure}
          onRetry={() => revisions.send({ type: 'retry' })}
        />
      ) : (
        <Stack gap="xs" role="status" aria-label={t('revisions.loading')}>
          <Skeleton height={44} />
          <Skeleton height={44} />
          <Skeleton height={240} />
        </Stack>
      )}
    </SideDrawer>
  );
}

const modes = ['changes', 'content'] as const;
type Against = 'previous' | 'latest';

interface ActsProps extends Omit<Props, 'revisions'> {
  history: History;
}

function Acts({ type, history, steps, files, dirty, isLive, onRestore }: ActsProps) {
  const { t } = useTranslation('editor');
  const { names } = history;
  const entries = withSteps(history.entries, steps);
  const revisions = entries.filter(isRevision);
  const [version, setVersion] = useState(revisions[0]?.version);
  const [mode, setMode] = useState<ShownRevision['mode']>('changes');
  const [against, setAgainst] = useState<Against>('previous');
  const [asking, setAsking] = useState(false);
  const index = revisions.findIndex((revision) => revision.version === version);
  const chosen = revisions[index];
  const latest = revisions[0];
  const [before, after] = against === 'previous' ? [revisions[index + 1], chosen] : [chosen, latest];
  const shown = chosen && after && { type, mode, chosen, before, after, names, files };
  return (
    <div className={classes.panes}>
      <ActList entries={entries} chosen={chosen} onChoose={(revision: Revision) => setVersion(revision.version)} />
      {shown && (
        <Stack gap="md" className={classes.revision}>
          <Group gap="xs" justify="space-between" align="flex-end">
            <Group gap="xs" align="flex-end">
              <SegmentedControl
                size="xs"
                aria-label={t('revisions.mode')}
                data={modes.map((value) => ({ value, label: t(`revisions.mode.${value}`) }))}
                value={mode}
                onChange={(value) => setMode(value)}
              />
              {mode === 'changes' && (
                <NativeSelect
                  size="xs"
                  label={t('revisions.against')}
                  value={against}
                  onChange={(event) => setAgainst(event.currentTarget.value as Against)}
                  data={(['previous', 'latest'] as const).map((value) => ({ value, label: t(`revisions.${value}`) }))}
                />
              )}
            </Group>
            <Group gap="xs">
              <RevisionPrint {...shown} />
              {onRestore && index > 0 && (
                <Button size="xs" variant="default" onClick={() => setAsking(true)}>
                  {t('revisions.restore')}
                </Button>
              )}
            </Group>
          </Group>
          <RevisionView {...shown} />
        </Stack>
      )}
      {asking && chosen && onRestore && (
        <RestoreQuestion
          revision={chosen}
          dirty={dirty}
          isLive={isLive}
          onClose={() => setAsking(false)}
          onRestore={() => onRestore(savedValues(type, chosen), chosen.version)}
        />
      )}
    </div>
  );
}
