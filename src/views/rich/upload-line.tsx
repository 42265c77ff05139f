import { Button, CloseButton, Group, Loader, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoredFile } from '#src/domain/files/stored-file.ts';
import type { UploadActor } from '#src/machines/upload.ts';
import { Clipped } from '../parts/clipped.tsx';
import { failureText } from '../parts/failure-text.ts';

type UploadSnapshot = ReturnType<UploadActor['getSnapshot']>;

const selectFlaw = (snapshot: UploadSnapshot) => snapshot.context.flaw;
const selectFailed = (snapshot: UploadSnapshot) => snapshot.matches('failed');
const selectFailure = (snapshot: UploadSnapshot) => snapshot.context.failure;
const selectStored = (snapshot: UploadSnapshot) => snapshot.context.stored;
const selectName = (snapshot: UploadSnapshot) => snapshot.context.file.name;

interface Props {
  upload: UploadActor;
  onStored: (file: StoredFile) => void;
  /** It is given up. */
  onEnd: () => void;
}

/** That a file is on its way, or why it did not get through, and what can be done about it. How far it is nobody tells (decision 023). */
export function UploadLine({ upload, onStored, onEnd }: Props) {
  const { t } = useTranslation('rich');
  const { t: common } = useTranslation('common');
  const flaw = useSelector(upload, selectFlaw);
  const failed = useSelector(upload, selectFailed);
  const failure = useSelector(upload, selectFailure);
  const stored = useSelector(upload, selectStored);
  const name = useSelector(upload, selectName);

  // Also when it was stored while the page was out of sight.
  useEffect(() => {
    if (stored) onStored(stored);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each file
  }, [stored]);

  if (flaw || failed) {
    return (
      <Group gap="xs" role="alert" wrap="nowrap" align="flex-start">
        <Text size="sm" c="var(--mantine-color-error)" flex={1}>
          <Clipped>{t('upload.failed', { name })}</Clipped>
          <Clipped>{flaw ? t(`flaw.${flaw}`) : failure && failureText(common, failure)}</Clipped>
        </Text>
        {failed && (
          <Button size="compact-sm" variant="default" onClick={() => upload.send({ type: 'retry' })}>
            {common('btn.retry')}
          </Button>
        )}
        <CloseButton size="sm" aria-label={t('upload.discard')} title={t('upload.discard')} onClick={onEnd} />
      </Group>
    );
  }
  const label = t('upload.sending', { name });
  return (
    <Group gap="xs" wrap="nowrap">
      <Text size="sm" c="dimmed" truncate flex={1} title={name}>
        {label}
      </Text>
      <Loader size="xs" role="progressbar" aria-label={label} />
      <CloseButton size="sm" aria-label={t('upload.cancel')} title={t('upload.cancel')} onClick={onEnd} />
    </Group>
  );
}
