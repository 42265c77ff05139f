import '#src/views/styles/content.ts';
import '@mantine/core/styles/InlineInput.layer.css';
import { Button, EmptyState, Skeleton, Stack } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { SnapshotFrom } from 'xstate';
import { rolesPath } from '#src/domain/roles/role.ts';
import { isRoleChanged } from '#src/machines/roles/role-editor-context.ts';
import type { RoleEditorActor } from '#src/machines/roles/role-editor.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import { useCan, useNeededRight } from '#src/views/rights/can.tsx';
import { FailedState } from '#src/views/late/failed-state.tsx';
import { LockIcon, MissingIcon } from '#src/views/looks/icons.ts';
import { useOpenHref } from '#src/views/page/use-open-href.ts';
import { RoleForm } from './role-form.tsx';

type Snapshot = SnapshotFrom<RoleEditorActor>;

const selectPhase = (snapshot: Snapshot): 'loading' | 'unavailable' | 'failed' | 'form' => {
  if (snapshot.matches('loading') || snapshot.matches('recalling')) return 'loading';
  if (snapshot.matches('unavailable')) return 'unavailable';
  return snapshot.matches('failed') ? 'failed' : 'form';
};

/** The page of one role (product 5, 6; decision 001). */
export function RoleEditorScreen({ editor }: { editor: RoleEditorActor }) {
  const { t } = useTranslation(['roles', 'common', 'content']);
  const can = useCan();
  const neededRight = useNeededRight();
  const phase = useSelector(editor, selectPhase);
  const { failure } = useContextOf(editor, 'failure');
  const isNew = useSelector(editor, ({ context }) => context.roleId === null);
  const isChanged = useSelector(editor, ({ context }) => isRoleChanged(context));
  const mayWrite = can(isNew ? 'add' : 'edit');
  const list = useOpenHref(rolesPath);

  if (phase === 'loading') {
    return (
      <Stack gap="sm" role="status" aria-label={t('loading')}>
        <Skeleton height={28} width={240} />
        <Skeleton height={420} />
      </Stack>
    );
  }
  const toList = (
    <Button component={Link} href={list} variant="default">
      {t('toList')}
    </Button>
  );
  if (phase === 'unavailable') {
    return (
      <EmptyState my="xl" icon={<MissingIcon aria-hidden />} title={t('unavailable')}>
        <EmptyState.Actions>{toList}</EmptyState.Actions>
      </EmptyState>
    );
  }
  if (phase === 'failed') {
    return (
      <FailedState my="xl" title={t('failed')} failure={failure} onRetry={() => editor.send({ type: 'retry' })}>
        {toList}
      </FailedState>
    );
  }
  // What was typed before the right was withdrawn can still be read and copied.
  if (isNew && !mayWrite && !isChanged) {
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
  return <RoleForm editor={editor} readOnly={!mayWrite} />;
}
