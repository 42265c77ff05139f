import { Avatar, Button, Paper, Title } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import { type SessionActor, useApp } from '#src/views/app-context.ts';
import { KeyIcon } from '#src/views/looks/icons.ts';
import { roleText } from '#src/domain/roles/role-text.ts';
import { useDomainText } from '#src/views/words/use-text.ts';
import classes from './profile-screen.module.css';

/** The text of the permission-fetch status, from the meta of the state (decision 002). */
const selectStatus = (snapshot: SnapshotFrom<SessionActor>) =>
  Object.values(snapshot.getMeta()).find((meta) => meta !== undefined)?.status ?? null;

/** The signed-in account, the result of the permission fetch, and a button to change the password. */
export function AccountCard() {
  const { t } = useTranslation(['profile', 'shell']);
  const text = useDomainText(['common', 'shell']);
  const { session, passwordChange } = useApp();
  const { account } = useContextOf(session, 'account');
  const status = useSelector(session, selectStatus);
  if (!account) return null;
  const facts = [
    [t('profile.name'), account.name],
    [t('profile.account.login'), account.account],
    [t('profile.role'), roleText(account.roleName, text)],
    [t('profile.permissions'), status && text(status)],
  ] as const;
  return (
    <Paper withBorder component="section" aria-labelledby="profile-account" className={classes.card}>
      <Title order={2} id="profile-account">
        {t('profile.account')}
      </Title>
      <div className={classes.person}>
        <Avatar
          size={64}
          variant="filled"
          color="accent"
          src={account.avatar || null}
          name={account.name}
          alt=""
          aria-hidden
        />
        <dl className={classes.facts}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Button
        variant="default"
        className={classes.action}
        leftSection={<KeyIcon size={16} aria-hidden />}
        onClick={() => passwordChange.send({ type: 'opened' })}
      >
        {t('shell:nav.changePassword')}
      </Button>
    </Paper>
  );
}
