import { Center, Loader, Text, UnstyledButton } from '@mantine/core';
import '@mantine/core/styles/Loader.layer.css';
import { useTranslation } from 'react-i18next';
import { readGrants } from '#src/domain/routes/read-grants.ts';
import type { RoleChoiceActor } from '#src/machines/work/shelf.ts';
import { useContextOf, useMatches } from '#src/views/actors/use-snapshot.ts';
import { type CloseDialog, useApp } from '#src/views/app-context.ts';
import { Dialog } from '#src/views/dialogs/dialog.tsx';
import { FailedState } from '#src/views/late/failed-state.tsx';
import classes from './role-picker.module.css';
import { useViewAs, type ViewedRole } from './use-view-as.ts';

/** Chooses the role to see the app as: all other roles, with the number of pages and operations of each. */
export function RolePicker({ choice, close }: { choice: RoleChoiceActor; close: CloseDialog }) {
  const { t } = useTranslation('viewAs');
  const { session } = useApp();
  const { items: roles, failure: latest } = useContextOf(choice, 'items', 'failure');
  const failure = useMatches(choice, 'failed') ? latest : null;
  const { account } = useContextOf(session, 'account');
  const viewAs = useViewAs();
  const others = roles?.filter(({ roleName }) => roleName !== account?.roleName);
  return (
    <Dialog onClose={() => close()} title={t('title')} size="sm">
      <Text size="sm" c="dimmed" mb="sm">
        {t('hint')}
      </Text>
      {failure && (
        <FailedState
          role="alert"
          title={t('failed')}
          failure={failure}
          onRetry={() => choice.send({ type: 'reload' })}
        />
      )}
      {!failure && !others && (
        <Center p="lg">
          <Loader size="sm" aria-label={t('loading')} />
        </Center>
      )}
      {!failure && others?.length === 0 && <Text size="sm">{t('none')}</Text>}
      {!failure && others && others.length > 0 && (
        <ul className={classes.roles}>
          {others.map((role) => (
            <li key={role.id}>
              <UnstyledButton className={classes.role} onClick={() => close(() => viewAs?.(role))}>
                <span>{role.roleName}</span>
                <span className={classes.extent}>{t('extent', extentOf(role))}</span>
              </UnstyledButton>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

function extentOf({ roleName, moduleInfoList }: ViewedRole) {
  const { pages, buttons } = readGrants(moduleInfoList, roleName);
  return { pages: pages.length, actions: buttons.length };
}
