import { Alert, Paper } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { deviceOf } from '#src/domain/device.ts';
import { alsoSignedIn, type LoginEntry } from '#src/domain/work/profile.ts';
import type { OwnLoginsActor } from '#src/machines/work/shelf.ts';
import { formatTime } from '#src/views/words/format-time.ts';
import { Shelf } from '#src/views/work/shelf.tsx';
import classes from './profile-screen.module.css';

const shownLogins = 10;

/** The latest log-ins and failed attempts with the person's account, so that a stranger's attempt or session is noticed. */
export function OwnLogins({ actor }: { actor: OwnLoginsActor }) {
  const { t } = useTranslation('profile');
  const words = { title: t('profile.logins'), empty: t('profile.logins.empty'), failed: t('profile.logins.failed') };
  return (
    <Shelf actor={actor} words={words}>
      {(logins) => (
        <>
          <OtherSessions logins={alsoSignedIn(logins)} />
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
                {logins.slice(0, shownLogins).map((login) => (
                  <Login key={login.id} login={login} />
                ))}
              </tbody>
            </table>
          </Paper>
        </>
      )}
    </Shelf>
  );
}

/** Where else the account is signed in. Changing the password ends those sessions. */
function OtherSessions({ logins }: { logins: readonly LoginEntry[] }) {
  const { t } = useTranslation('profile');
  if (logins.length === 0) return null;
  return (
    <Alert color="yellow" variant="light" mb="sm" title={t('profile.elsewhere')}>
      <ul className={classes.elsewhere}>
        {logins.map(({ id, time, address, userAgent }) => (
          <li key={id}>
            {[formatTime(time), address, deviceOf(userAgent) || t('profile.login.unknownDevice')].join(' · ')}
          </li>
        ))}
      </ul>
      {t('profile.elsewhere.hint')}
    </Alert>
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
