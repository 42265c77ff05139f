import { Button, Center, EmptyState, Loader, Modal, Text, UnstyledButton } from '@mantine/core';
import '@mantine/core/styles/Loader.layer.css';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fromPromise, type SnapshotFrom } from 'xstate';
import { readGrants } from '#src/domain/access.ts';
import { roleChoiceMachine } from '#src/machines/shelf.ts';
import { type AppFacade, type SessionActor, useApp } from '../app-context.ts';
import { FailedIcon } from '../parts/icons.ts';
import { useFailureText } from '../parts/use-failure-text.ts';
import type { CloseDialog } from '../shell/use-dialog-focus.ts';
import classes from './role-picker.module.css';
import { useViewAs, type ViewedRole } from './use-view-as.ts';

type Snapshot = SnapshotFrom<typeof roleChoiceMachine>;

const selectRoles = (snapshot: Snapshot) => snapshot.context.items;
const selectFailure = (snapshot: Snapshot) => (snapshot.matches('failed') ? snapshot.context.failure : null);
const selectOwnRole = (snapshot: ReturnType<SessionActor['getSnapshot']>) => snapshot.context.account?.roleName;

/** Which role to see the app as: every other one, by its name and how much it opens. */
export function RolePicker({ close }: { close: CloseDialog }) {
  const { t } = useTranslation(['viewAs', 'common']);
  const { fetchRoles, session } = useApp();
  const [logic] = useState(() => bindRoles(fetchRoles));
  const actor = useActorRef(logic);
  const roles = useSelector(actor, selectRoles);
  const failure = useSelector(actor, selectFailure);
  const ownRole = useSelector(session, selectOwnRole);
  const failureText = useFailureText();
  const viewAs = useViewAs();
  const others = roles?.filter(({ roleName }) => roleName !== ownRole);
  return (
    <Modal opened onClose={() => close()} title={t('title')} size="sm" closeButtonProps={{ 'aria-label': t('common:btn.close') }}>
      <Text size="sm" c="dimmed" mb="sm">
        {t('hint')}
      </Text>
      {failure && (
        <EmptyState role="alert" icon={<FailedIcon aria-hidden />} title={t('failed')} description={failureText(failure)}>
          <EmptyState.Actions>
            <Button onClick={() => actor.send({ type: 'reload' })}>{t('common:btn.retry')}</Button>
          </EmptyState.Actions>
        </EmptyState>
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
    </Modal>
  );
}

/** React may start an actor twice at once; the question is asked once all the same. */
function bindRoles(fetchRoles: AppFacade['fetchRoles']) {
  let asked: ReturnType<AppFacade['fetchRoles']> | null = null;
  const ask = () =>
    (asked ??= fetchRoles().finally(() => {
      asked = null;
    }));
  return roleChoiceMachine.provide({ actors: { fetchItems: fromPromise(ask) } });
}

function extentOf({ roleName, moduleInfoList }: ViewedRole) {
  const { pages, buttons } = readGrants(moduleInfoList, roleName);
  return { pages: pages.length, actions: buttons.length };
}
