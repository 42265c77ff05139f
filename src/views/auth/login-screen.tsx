import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { Secret } from '#src/domain/secret.ts';
import { trimUserName } from '#src/domain/user-name.ts';
import { currentLanguage } from '#src/i18n/setup.ts';
import type { authMachine } from '#src/machines/auth.ts';
import { useApp } from '../app-context.ts';
import { failureText } from '../parts/failure-text.ts';
import { LanguageSelect } from '../parts/language-select.tsx';
import { Logo } from '../parts/logo.tsx';
import { CaptchaPicture } from './captcha-picture.tsx';
import classes from './login-screen.module.css';
import { useCapsLock } from './use-caps-lock.ts';

type AuthSnapshot = SnapshotFrom<typeof authMachine>;

const selectBusy = (snapshot: AuthSnapshot) => snapshot.hasTag('busy');
const selectSecondsLeft = (snapshot: AuthSnapshot) => snapshot.context.secondsLeft;
const selectFailure = (snapshot: AuthSnapshot) => snapshot.context.failure;

const loginFields = ['userName', 'password', 'code'] as const;
type LoginField = (typeof loginFields)[number];

const requiredTexts = {
  userName: 'login.accountRequired',
  password: 'login.passwordRequired',
  code: 'login.codeRequired',
} as const;

/**
 * The login page (spec 2, 5, 8; decision 12): account, password, captcha; one request in flight, the server's words on
 * failure. Three plain inputs: a form library would weigh on the first screen.
 */
export function LoginScreen({ auth }: { auth: ActorRefFrom<typeof authMachine> }) {
  const { t } = useTranslation(['auth', 'common']);
  const { t: tCommon } = useTranslation('common');
  const { LoginHelper, prepareShell } = useApp();
  const busy = useSelector(auth, selectBusy);
  const failure = useSelector(auth, selectFailure);
  const secondsLeft = useSelector(auth, selectSecondsLeft);
  const isLocked = secondsLeft > 0;
  const capsLock = useCapsLock();
  const inputs = {
    userName: useRef<HTMLInputElement>(null),
    password: useRef<HTMLInputElement>(null),
    code: useRef<HTMLInputElement>(null),
  };
  const [missing, setMissing] = useState<readonly LoginField[]>([]);

  // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the page opens
  useEffect(() => inputs.userName.current?.focus(), []);

  // A failed attempt has used its picture up, and after a lockout it is too old: the code starts anew, the rest stays (decision 12).
  useEffect(() => {
    if (failure) restartCode();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the failure is what happened; the inputs stay the same
  }, [failure, isLocked]);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const empty = loginFields.filter((field) => !(field === 'password' ? read(field) : trimUserName(read(field))));
    setMissing(empty);
    if (empty[0]) {
      inputs[empty[0]].current?.focus();
      return;
    }
    const secret = new Secret({ password: read('password'), code: read('code').trim() });
    auth.send({ type: 'submitted', credentials: { userName: read('userName'), secret } });
  }

  /** What was typed belongs to the picture before. */
  function restartCode() {
    write('code', '');
    inputs.code.current?.focus();
  }

  function read(field: LoginField) {
    return inputs[field].current?.value ?? '';
  }

  function write(field: LoginField, value: string) {
    const input = inputs[field].current;
    if (input) input.value = value;
  }

  const inputProps = (field: LoginField) => ({
    ref: inputs[field],
    error: missing.includes(field) && t(requiredTexts[field]),
    onChange: () => setMissing((fields) => (fields.includes(field) ? fields.filter((other) => other !== field) : fields)),
  });

  return (
    <main className={classes.page}>
      <div className={classes.language}>
        <LanguageSelect />
      </div>
      <div className={classes.column}>
        <div className={classes.brand}>
          <Logo size={44} />
          <h1>{t('common:app.title')}</h1>
        </div>
        <form className={classes.card} onSubmit={submit} onInput={prepareShell} noValidate>
          <div className={classes.fields}>
            {failure && (
              <div role="alert" className={classes.failure}>
                {failureText(tCommon, failure)}
              </div>
            )}
            <TextInput
              label={t('login.account')}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              {...inputProps('userName')}
            />
            <PasswordInput
              label={t('login.password')}
              autoComplete="current-password"
              description={capsLock.on ? t('login.capsLock') : undefined}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              visibilityToggleButtonProps={{ 'aria-label': t('login.togglePassword') }}
              {...inputProps('password')}
              aria-invalid={missing.includes('password')}
              {...capsLock.handlers}
            />
            <div className={classes.codeRow}>
              <TextInput
                label={t('login.code')}
                autoComplete="off"
                maxLength={8}
                spellCheck={false}
                {...inputProps('code')}
              />
              <CaptchaPicture auth={auth} onRenew={restartCode} />
            </div>
            <Button type="submit" fullWidth loading={busy} disabled={isLocked} mt="xs">
              {isLocked ? t('login.locked', { time: minutesAndSeconds(secondsLeft) }) : t('login.submit')}
            </Button>
          </div>
        </form>
        {LoginHelper && (
          <LoginHelper
            language={currentLanguage()}
            onChoose={(choice) => {
              for (const field of loginFields) write(field, choice[field]);
              setMissing([]);
              inputs.code.current?.focus();
              prepareShell();
            }}
          />
        )}
      </div>
    </main>
  );
}

const minutesAndSeconds = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
