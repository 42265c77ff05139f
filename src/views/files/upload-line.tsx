import { Button, CloseButton, Group, Loader, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { documentType } from '#src/domain/files/uploadable.ts';
import type { StoredFile } from '#src/domain/files/stored-file.ts';
import type { UploadActor } from '#src/machines/files/upload.ts';
import { useContextOf, useMatches } from '#src/views/actors/use-snapshot.ts';
import { Clipped } from '#src/views/words/clipped.tsx';
import { failureText } from '#src/views/words/failure-text.ts';

interface Props {
  upload: UploadActor;
  onStored: (file: StoredFile) => void;
  /** Called when the upload is cancelled. */
  onEnd: () => void;
}

/**
 * Shows that a file is being uploaded, or why the upload failed and the next steps. There is no progress bar (decision
 * 023).
 */
export function UploadLine({ upload, onStored, onEnd }: Props) {
  const { t } = useTranslation('rich');
  const { t: common } = useTranslation('common');
  const { flaw, failure, stored, takes } = useContextOf(upload, 'flaw', 'failure', 'stored', 'takes');
  const typeFlaw = takes.includes(documentType) ? 'flaw.typeOfFile' : 'flaw.type';
  const failed = useMatches(upload, 'failed');
  const name = useSelector(upload, ({ context }) => context.file.name);

  // Also if the upload finished while the page was hidden.
  useEffect(() => {
    if (stored) onStored(stored);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each file
  }, [stored]);

  if (flaw || failed) {
    return (
      <Group gap="xs" role="alert" wrap="nowrap" align="flex-start">
        <Text size="sm" c="var(--mantine-color-error)" flex={1}>
          <Clipped>{t('upload.failed', { name })}</Clipped>
          <Clipped>
            {flaw ? t(flaw === 'type' ? typeFlaw : `flaw.${flaw}`) : failure && failureText(common, failure)}
          </Clipped>
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
