import { Alert, Skeleton, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { FilesActor } from '#src/machines/files/files.ts';
import type { SubjectActor } from '#src/machines/record/subject.ts';
import { useContextOf, useFailure, useMatches } from '#src/views/actors/use-snapshot.ts';
import { FailedState } from '#src/views/late/failed-state.tsx';
import { LateReading } from '#src/views/reading/late-reading.tsx';
import { Scroller } from '#src/views/scoring/beside/scroller.tsx';
import { formatTime } from '#src/views/words/format-time.ts';

interface Props {
  subject: SubjectActor;
  /** Loads the pictures. */
  files: FilesActor;
}

/** The application or base of a sheet, to be read: as it was when the panel was appointed. */
export const SubjectPane = (props: Props) => (
  <Scroller>
    <Shown {...props} />
  </Scroller>
);

function Shown({ subject: actor, files }: Props) {
  const { t } = useTranslation('sheet');
  const { subject } = useContextOf(actor, 'subject');
  const isGone = useMatches(actor, 'gone');
  const failure = useFailure(actor);
  if (isGone)
    return (
      <Text p="md" c="dimmed" role="status">
        {t('subject.gone')}
      </Text>
    );
  if (failure)
    return (
      <FailedState
        my="xl"
        size="sm"
        title={t('subject.failed')}
        failure={failure}
        onRetry={() => actor.send({ type: 'subject.retry' })}
      />
    );
  if (!subject)
    return (
      <Stack gap="sm" p="md" role="status" aria-label={t('subject.loading')}>
        <Skeleton height={24} width={200} />
        <Skeleton height={320} />
      </Stack>
    );
  const { type, values, names, outdated } = subject;
  return (
    <Stack gap="md" p="md">
      {outdated !== null && (
        <Alert color="gray" variant="light" py="xs" role="note">
          {t('subject.outdated', { time: formatTime(outdated) })}
        </Alert>
      )}
      <LateReading type={type} values={values} names={names} files={files} order={3} />
    </Stack>
  );
}
