import { Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reasonNotToDelete, type Role } from '#src/domain/roles/role.ts';
import { legible } from '#src/i18n/legible.ts';
import type { RolesActor } from '#src/machines/roles/roles.ts';
import { useContextOf, useMatches } from '#src/views/actors/use-snapshot.ts';
import { useApp } from '#src/views/app-context.ts';
import { ConfirmDialog } from '#src/views/dialogs/confirm-dialog.tsx';
import { useDialogFocus } from '#src/views/dialogs/use-dialog-focus.ts';
import { SearchSelect } from '#src/views/search/search-select.tsx';
import { useNeededRight } from '#src/views/rights/can.tsx';

/** Asks what happens to the users of a role before it is deleted. If it cannot be deleted, gives the reason. */
export function RoleRemoval({ roles }: { roles: RolesActor }) {
  const asked = useMatches(roles, { removal: 'asking' }, { removal: 'removing' });
  const busy = useMatches(roles, { removal: 'removing' });
  const { removed: role } = useContextOf(roles, 'removed');
  const removed = asked ? role : null;
  useDialogFocus(removed?.id ?? null, () => roles.send({ type: 'removal.cancel' }));
  useFocusOnMain(removed, busy);
  return removed && <Question roles={roles} removed={removed} busy={busy} />;
}

function Question({ roles, removed, busy }: { roles: RolesActor; removed: Role; busy: boolean }) {
  const { t } = useTranslation('roles');
  const { session } = useApp();
  const neededRight = useNeededRight();
  const ownRole = useSelector(session, ({ context }) => context.account?.roleName ?? '');
  const { roles: all } = useContextOf(roles, 'roles');
  const [moveTo, setMoveTo] = useState<string | null>(null);
  const reason = reasonNotToDelete(all, removed, ownRole);
  // The server may not return the number of users; then it decides whether they have to move.
  const { userCount } = removed;
  const mayHaveUsers = userCount !== 0;
  const action = moveTo !== null || userCount ? t('remove.move') : t('remove.confirm');
  return (
    <ConfirmDialog
      title={
        <Text inherit lineClamp={3} title={removed.roleName}>
          {t('remove.title', { name: removed.roleName })}
        </Text>
      }
      action={reason ? null : action}
      grave
      busy={busy}
      disabled={Boolean(userCount) && moveTo === null}
      onConfirm={() => roles.send({ type: 'removal.confirm', moveTo })}
      onCancel={() => roles.send({ type: 'removal.cancel' })}
    >
      {reason ? (
        <Text>{t(`remove.${reason}`, { right: neededRight('edit') })}</Text>
      ) : (
        <>
          <Text>
            {userCount === undefined
              ? t('remove.perhaps')
              : mayHaveUsers
                ? t('remove.users', { count: userCount })
                : t('remove.body')}
          </Text>
          {mayHaveUsers && (
            <SearchSelect
              mt="sm"
              label={t('remove.moveTo')}
              withAsterisk={userCount !== undefined}
              data={all
                .filter(({ id }) => id !== removed.id)
                .map(({ id, roleName }) => ({ value: id, label: legible(roleName) }))}
              value={moveTo}
              onChange={setMoveTo}
            />
          )}
        </>
      )}
    </ConfirmDialog>
  );
}

/** The row disappears with the role, so the focus moves to the main area. */
function useFocusOnMain(removed: Role | null, removing: boolean) {
  const confirmed = useRef(false);
  useEffect(() => {
    if (!removed && confirmed.current) document.querySelector('main')?.focus({ preventScroll: true });
    confirmed.current = removing;
  }, [removed, removing]);
}
