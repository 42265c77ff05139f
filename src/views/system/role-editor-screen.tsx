import '../styles/content.ts';
import '@mantine/core/styles/InlineInput.layer.css';
import { Button, EmptyState, Skeleton, Stack } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { rolesPath } from '#src/domain/system/role.ts';
import { isRoleChanged } from '#src/machines/role-editor-context.ts';
import type { RoleEditorActor } from '#src/machines/role-editor.ts';
import { useCan, useNeededRight } from '../parts/can.tsx';
import { FailedState } from '../parts/failed-state.tsx';
import { LockIcon, MissingIcon } from '../parts/icons.ts';
import { useOpenHref } from '../parts/use-open-href.ts';
import { RoleForm } from './role-form.tsx';

type Snapshot = ReturnType<RoleEditorActor['getSnapshot']>;

const selectPhase = (snapshot: Snapshot): 'loading' | 'unavailable' | 'failed' | 'form' => {
  if (snapshot.matches('loading') || snapshot.matches('recalling')) return 'loading';
  if (snapshot.matches('unavailable')) return 'unavailable';
  return snapshot.matches('failed') ? 'failed' : 'form';
};
const selectFailure = (snapshot: Snapshot) => snapshot.context.failure;

const selectIsNew = (snapshot: Snapshot) => snapshot.context.roleId === null;
const selectIsChanged = (snapshot: Snapshot) => isRoleChanged(snapshot.context);

/** The page of one role (product 5, 6; decision 001). */
export function RoleEditorScreen({ editor }: { editor: RoleEditorActor }) {
  const { t } = useTranslation(['roles', 'common', 'content']);
  const can = useCan();
  const neededRight = useNeededRight();
  const phase = useSelector(editor, selectPhase);
  const failure = useSelector(editor, selectFailure);
  const isNew = useSelector(editor, selectIsNew);
  const isChanged = useSelector(editor, selectIsChanged);
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
