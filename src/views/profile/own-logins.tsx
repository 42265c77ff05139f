import { Paper, Table } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { deviceOf } from '#src/domain/device.ts';
import type { LoginEntry } from '#src/domain/profile.ts';
import type { OwnLoginsActor } from '#src/machines/shelf.ts';
import { formatTime } from '../parts/format-time.ts';
import { Shelf } from '../parts/shelf.tsx';
import classes from './profile-screen.module.css';

/** The latest attempts to log in to the own account: one that was not oneself stands out. */
export function OwnLogins({ actor }: { actor: OwnLoginsActor }) {
  const { t } = useTranslation('profile');
  const words = { title: t('profile.logins'), empty: t('profile.logins.empty'), failed: t('profile.logins.failed') };
  return (
    <Shelf actor={actor} words={words}>
      {(logins) => (
        <Paper withBorder className={classes.logins} tabIndex={0} role="region" aria-label={words.title}>
          <Table verticalSpacing={8} horizontalSpacing="sm">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('profile.login.time')}</Table.Th>
                <Table.Th>{t('profile.login.result')}</Table.Th>
                <Table.Th>{t('profile.login.device')}</Table.Th>
                <Table.Th>{t('profile.login.address')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {logins.map((login) => (
                <Login key={login.id} login={login} />
              ))}
            </Table.Tbody>
          </Table>
        </Paper>
      )}
    </Shelf>
  );
}

function Login({ login: { time, address, userAgent, result } }: { login: LoginEntry }) {
  const { t } = useTranslation('profile');
  return (
    <Table.Tr>
      <Table.Td>
        <time>{formatTime(time)}</time>
      </Table.Td>
      <Table.Td data-failed={result !== 'success' || undefined}>{t(`profile.result.${result}`)}</Table.Td>
      <Table.Td title={userAgent}>{deviceOf(userAgent) || t('profile.login.unknownDevice')}</Table.Td>
      <Table.Td>{address}</Table.Td>
    </Table.Tr>
  );
}
