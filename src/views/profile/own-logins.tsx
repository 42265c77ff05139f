import { Paper } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { deviceOf } from '#src/domain/device.ts';
import type { LoginEntry } from '#src/domain/work/profile.ts';
import type { OwnLoginsActor } from '#src/machines/work/shelf.ts';
import { formatTime } from '#src/views/words/format-time.ts';
import { Shelf } from '#src/views/work/shelf.tsx';
import classes from './profile-screen.module.css';

/** The latest log-ins and failed attempts with the person's account, so that a stranger's attempt is noticed. */
export function OwnLogins({ actor }: { actor: OwnLoginsActor }) {
  const { t } = useTranslation('profile');
  const words = { title: t('profile.logins'), empty: t('profile.logins.empty'), failed: t('profile.logins.failed') };
  return (
    <Shelf actor={actor} words={words}>
      {(logins) => (
        <Paper withBorder className={classes.logins} tabIndex={0} role="group" aria-label={words.title}>
          <table>
            <thead>
              <tr>
                <th>{t('profile.login.time')}</th>
                <th>{t('profile.login.result')}</th>
                <th>{t('profile.login.device')}</th>
                <th>{t('profile.login.address')}</th>
              </tr>
            </thead>
            <tbody>
              {logins.map((login) => (
                <Login key={login.id} login={login} />
              ))}
            </tbody>
          </table>
        </Paper>
      )}
    </Shelf>
  );
}

function Login({ login: { time, address, userAgent, result } }: { login: LoginEntry }) {
  const { t } = useTranslation('profile');
  return (
    <tr>
      <td>
        <time>{formatTime(time)}</time>
      </td>
      <td data-failed={result !== 'success' || undefined}>{t(`profile.result.${result}`)}</td>
      <td title={userAgent}>{deviceOf(userAgent) || t('profile.login.unknownDevice')}</td>
      <td>{address}</td>
    </tr>
  );
}
