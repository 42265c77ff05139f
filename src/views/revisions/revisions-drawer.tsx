import '@mantine/core/styles/Drawer.layer.css';
import { Badge, Button, Drawer, Group, NativeSelect, Skeleton, Stack, Text, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ContentType, fieldsOf } from '#src/domain/content/content-type.ts';
import { savedValue } from '#src/domain/content/revision.ts';
import type { ContentValues } from '#src/domain/content/rules.ts';
import type { FilesActor } from '#src/machines/files/files.ts';
import type { History, RevisionsActor } from '#src/machines/content/revisions.ts';
import { useContextOf, useFailure } from '#src/views/actors/use-snapshot.ts';
import { FailedState } from '#src/views/late/failed-state.tsx';
import { formatTime } from '#src/views/words/format-time.ts';
import { RevisionChanges } from './revision-changes.tsx';
import { RevisionPrint } from './revision-print.tsx';
import { RestoreQuestion } from './restore-question.tsx';
import classes from './revisions-drawer.module.css';

interface Props {
  type: ContentType;
  revisions: RevisionsActor;
  files: FilesActor;
  /** Whether the form has unsaved changes, which restoring would replace. */
  dirty: boolean;
  /** Whether the record is online, so that restoring changes the public page. */
  isLive: boolean;
  /** Null without the right to edit. */
  onRestore: ((values: ContentValues, version: number) => void) | null;
}

/** Every save of a record (decision 021): person, time, and changes field by field. */
export function RevisionsDrawer({ type, revisions, files, dirty, isLive, onRestore }: Props) {
  const { t } = useTranslation(['editor', 'common']);
  const { history } = useContextOf(revisions, 'history');
  const failure = useFailure(revisions);
  return (
    <Drawer
      opened
      onClose={() => revisions.send({ type: 'close' })}
      position="right"
      size={880}
      title={t('revisions.title')}
      closeButtonProps={{ 'aria-label': t('common:btn.close') }}
      styles={{ title: { fontWeight: 600, fontSize: 16 } }}
      attributes={{ header: { role: 'presentation' } }}
    >
      {history ? (
        <Saves type={type} history={history} files={files} dirty={dirty} isLive={isLive} onRestore={onRestore} />
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
    </Drawer>
  );
}

type Against = 'previous' | 'latest';

interface SavesProps extends Pick<Props, 'type' | 'files' | 'dirty' | 'isLive' | 'onRestore'> {
  history: History;
}

function Saves({ type, history: { revisions, names }, files, dirty, isLive, onRestore }: SavesProps) {
  const { t } = useTranslation('editor');
  const [index, setIndex] = useState(0);
  const [against, setAgainst] = useState<Against>('previous');
  const [asking, setAsking] = useState(false);
  const chosen = revisions[index];
  const latest = revisions[0];
  if (!chosen || !latest) return null;
  const previous = revisions[index + 1];
  const [before, after] = against === 'previous' ? [previous, chosen] : [chosen, latest];
  const compared = { type, before, after, names, files };
  return (
    <div className={classes.panes}>
      <ul className={classes.saves} aria-label={t('revisions.list')}>
        {revisions.map((revision, place) => (
          <li key={revision.version}>
            <UnstyledButton className={classes.save} aria-current={place === index} onClick={() => setIndex(place)}>
              <Group gap="xs" wrap="nowrap">
                <Text span fw={600}>
                  {t('revisions.version', { version: revision.version })}
                </Text>
                {place === 0 && (
                  <Badge variant="default" radius="sm" tt="none" fw={500}>
                    {t('revisions.current')}
                  </Badge>
                )}
              </Group>
              <Text span size="xs" c="dimmed" className={classes.when}>
                {`${formatTime(revision.time)} · ${revision.by}`}
              </Text>
            </UnstyledButton>
          </li>
        ))}
      </ul>
      <Stack gap="md" className={classes.changes}>
        <Group gap="xs" justify="space-between" align="flex-end">
          <NativeSelect
            size="xs"
            label={t('revisions.against')}
            value={against}
            onChange={(event) => setAgainst(event.currentTarget.value as Against)}
            data={(['previous', 'latest'] as const).map((value) => ({ value, label: t(`revisions.${value}`) }))}
          />
          <Group gap="xs">
            <RevisionPrint chosen={chosen} {...compared} />
            {onRestore && index > 0 && (
              <Button size="xs" variant="default" onClick={() => setAsking(true)}>
                {t('revisions.restore')}
              </Button>
            )}
          </Group>
        </Group>
        <RevisionChanges {...compared} />
      </Stack>
      {asking && onRestore && (
        <RestoreQuestion
          version={chosen.version}
          dirty={dirty}
          isLive={isLive}
          onClose={() => setAsking(false)}
          onRestore={() =>
            onRestore(
              Object.fromEntries(fieldsOf(type).map(({ name }) => [name, savedValue(chosen, name)])),
              chosen.version,
            )
          }
        />
      )}
    </div>
  );
}
