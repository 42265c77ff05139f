import '#src/views/styles/content.ts';
import { Button, EmptyState, Skeleton, Stack } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { SnapshotFrom } from 'xstate';
import { usersPath } from '#src/domain/users/user.ts';
import type { UserActor } from '#src/machines/users/user.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import { useCan, useNeededRight } from '#src/views/rights/can.tsx';
import { FailedState } from '#src/views/late/failed-state.tsx';
import { LockIcon, MissingIcon } from '#src/views/looks/icons.ts';
import { useOpenHref } from '#src/views/page/use-open-href.ts';
import { UserForm } from './user-form.tsx';

type Snapshot = SnapshotFrom<UserActor>;

const selectPhase = (snapshot: Snapshot): 'loading' | 'unavailable' | 'failed' | 'form' => {
  if (snapshot.matches('opening') || snapshot.matches('loading') || snapshot.matches('recalling')) return 'loading';
  if (snapshot.matches('unavailable')) return 'unavailable';
  return snapshot.matches('failed') ? 'failed' : 'form';
};

/** The page of one user (decision 001). */
export function UserScreen({ page }: { page: UserActor }) {
  const { t } = useTranslation(['users', 'content', 'common']);
  const can = useCan();
  const neededRight = useNeededRight();
  const phase = useSelector(page, selectPhase);
  const { failure, starts } = useContextOf(page, 'failure', 'starts');
  const isNew = useSelector(page, ({ context }) => context.userId === null);
  const isTyped = useSelector(page, ({ context }) => context.typed !== null);
  const list = useOpenHref(usersPath);
  const mayWrite = can(isNew ? 'add' : 'edit');

  if (phase === 'loading') {
    return (
      <Stack gap="sm" maw={720} role="status" aria-label={t('form.loading')}>
        <Skeleton height={28} width={240} />
        <Skeleton height={420} />
      </Stack>
    );
  }
  const toList = (
    <Button component={Link} href={list} variant="default">
      {t('content:btn.toList')}
    </Button>
  );
  if (phase === 'unavailable') {
    return (
      <EmptyState my="xl" icon={<MissingIcon aria-hidden />} title={t('form.unavailable')}>
        <EmptyState.Actions>{toList}</EmptyState.Actions>
      </EmptyState>
    );
  }
  if (phase === 'failed') {
    return (
      <FailedState my="xl" title={t('form.failed')} failure={failure} onRetry={() => page.send({ type: 'retry' })}>
        {toList}
      </FailedState>
    );
  }
  // What was typed before the right was withdrawn can still be read and copied.
  if (isNew && !mayWrite && !isTyped) {
    return (
      <EmptyState
        my="xl"
        icon={<LockIcon aria-hidden />}
        title={t('common:msg.forbidden')}
        description={t('content:editor.mayNotAdd', { right: neededRight('add') })}
      >
        <EmptyState.Actions>{toList}</EmptyState.Actions>
      </EmptyState>
    );
  }
  return <UserForm key={starts} page={page} readOnly={!mayWrite} />;
}
