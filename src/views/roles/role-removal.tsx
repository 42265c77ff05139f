import { Button, Group, Modal, Select, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reasonNotToDelete, type Role } from '#src/domain/roles/role.ts';
import { legible } from '#src/i18n/legible.ts';
import type { RolesActor } from '#src/machines/roles/roles.ts';
import { useApp } from '#src/views/app-context.ts';
import { useNeededRight } from '#src/views/rights/can.tsx';
import { useDialogFocus } from '#src/views/dialogs/use-dialog-focus.ts';

type Snapshot = ReturnType<RolesActor['getSnapshot']>;

const selectRemoved = (snapshot: Snapshot) =>
  snapshot.matches({ removal: 'asking' }) || snapshot.matches({ removal: 'removing' })
    ? snapshot.context.removed
    : null;

const selectRemoving = (snapshot: Snapshot) => snapshot.matches({ removal: 'removing' });

/** What is asked before a role goes: what becomes of its users. A role that cannot go says why. */
export function RoleRemoval({ roles }: { roles: RolesActor }) {
  const { t } = useTranslation(['roles', 'common']);
  const removed = useSelector(roles, selectRemoved);
  const cancel = () => roles.send({ type: 'removal.cancel' });
  useDialogFocus(removed?.id ?? null, cancel);
  useFocusOnMain(removed, useSelector(roles, selectRemoving));
  if (!removed) return null;
  return (
    <Modal
      opened
      onClose={cancel}
      title={
        <Text inherit lineClamp={3} title={removed.roleName}>
          {t('remove.title', { name: removed.roleName })}
        </Text>
      }
      size="md"
      centered
      closeButtonProps={{ 'aria-label': t('common:btn.close') }}
    >
      <Question roles={roles} removed={removed} />
    </Modal>
  );
}

function Question({ roles, removed }: { roles: RolesActor; removed: Role }) {
  const { t } = useTranslation(['roles', 'common']);
  const { session } = useApp();
  const neededRight = useNeededRight();
  const ownRole = useSelector(session, (snapshot) => snapshot.context.account?.roleName ?? '');
  const all = useSelector(roles, (snapshot) => snapshot.context.roles);
  const busy = useSelector(roles, selectRemoving);
  const [moveTo, setMoveTo] = useState<string | null>(null);
  const hindrance = reasonNotToDelete(all, removed, ownRole);
  const cancel = (
    <Button variant="default" data-autofocus onClick={() => roles.send({ type: 'removal.cancel' })}>
      {t(hindrance ? 'common:btn.close' : 'common:btn.cancel')}
    </Button>
  );
  if (hindrance) {
    return (
      <>
        <Text>{t(`remove.${hindrance}`, { right: neededRight('edit') })}</Text>
        <Group justify="flex-end" mt="lg">
          {cancel}
        </Group>
      </>
    );
  }
  // The server may not tell how many there are; it judges then.
  const { userCount } = removed;
  const mayHaveUsers = userCount !== 0;
  const isReady = !userCount || moveTo !== null;
  return (
    <>
      <Text>
        {userCount === undefined
          ? t('remove.perhaps')
          : mayHaveUsers
            ? t('remove.users', { count: userCount })
            : t('remove.body')}
      </Text>
      {mayHaveUsers && (
        <Select
          mt="sm"
          label={t('remove.moveTo')}
          withAsterisk={userCount !== undefined}
          searchable
          data={all
            .filter(({ id }) => id !== removed.id)
            .map(({ id, roleName }) => ({ value: id, label: legible(roleName) }))}
          value={moveTo}
          onChange={setMoveTo}
        />
      )}
      <Group justify="flex-end" mt="lg">
        {cancel}
        <Button
          color="red"
          loading={busy}
          disabled={!isReady}
          onClick={() => roles.send({ type: 'removal.confirm', moveTo })}
        >
          {moveTo !== null || userCount ? t('remove.move') : t('remove.confirm')}
        </Button>
      </Group>
    </>
  );
}

/** The row goes with the role, and the focus must not go with it. */
function useFocusOnMain(removed: Role | null, removing: boolean) {
  const confirmed = useRef(false);
  useEffect(() => {
    if (!removed && confirmed.current) document.querySelector('main')?.focus({ preventScroll: true });
    confirmed.current = removing;
  }, [removed, removing]);
}
