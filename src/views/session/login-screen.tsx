import { Button, PasswordInput, TextInput } from '@mantine/core';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { Secret } from '#src/domain/secret.ts';
import { trimUserName } from '#src/domain/users/user-name.ts';
import { currentLanguage } from '#src/i18n/setup.ts';
import type { authMachine } from '#src/machines/session/auth.ts';
import { useContextOf, useTag } from '#src/views/actors/use-snapshot.ts';
import { useApp } from '#src/views/app-context.ts';
import { Clipped } from '#src/views/words/clipped.tsx';
import { useFailureText } from '#src/views/words/use-failure-text.ts';
import { LanguageSelect } from '#src/views/preferences/language-select.tsx';
import { Logo } from '#src/views/looks/logo.tsx';
import { CaptchaPicture } from './captcha-picture.tsx';
import classes from './login-screen.module.css';
import { useCapsLock } from './use-caps-lock.ts';

const loginFields = ['userName', 'password', 'code'] as const;
type LoginField = (typeof loginFields)[number];

/**
 * The login page (product 2, 5, 8; decision 030): account, password, captcha. One request at a time; a failure shows the
 * server's words. It uses three plain inputs, because a form library would make the first screen larger.
 */
export function LoginScreen({ auth }: { auth: ActorRefFrom<typeof authMachine> }) {
  const { t } = useTranslation(['auth', 'common']);
  const failureText = useFailureText();
  const { LoginHelper, prepareFirstPage } = useApp();
  const { failure, captchaFailure, lockout: latest } = useContextOf(auth, 'failure', 'captchaFailure', 'lockout');
  const busy = useTag(auth, 'busy');
  const capsLock = useCapsLock();
  const inputs = {
    userName: useRef<HTMLInputElement>(null),
    password: useRef<HTMLInputElement>(null),
    code: useRef<HTMLInputElement>(null),
  };
  const form = useRef<HTMLFormElement>(null);
  const [missing, setMissing] = useState<readonly LoginField[]>([]);
  const [account, setAccount] = useState('');
  // The lock applies to one account. Another account need not wait.
  const lockout = latest?.account === account ? latest : null;
  const [message, captchaMessage] = [lockout?.failure ?? failure, captchaFailure].map((one) => one && failureText(one));

  useEffect(() => {
    // Somebody may have started to type before the app was loaded (decision 050).
    if (!form.current?.contains(document.activeElement)) inputs.userName.current?.focus();
    setAccount(read('userName'));
    if (loginFields.some(read)) prepareFirstPage();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the page opens
  }, []);

  // Each captcha works once, and after a lockout it has expired. So the code is cleared; the other fields are kept
  // (decision 030).
  const latestFailure = failure ?? latest?.failure;
  useEffect(() => {
    if (latestFailure) restartCode();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a new failure runs it; the inputs stay the same
  }, [latestFailure]);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- as above; it takes no focus from a person who types meanwhile
  useEffect(() => () => write('code', ''), [latest?.failure]);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const empty = loginFields.filter((field) => !read(field));
    setMissing(empty);
    // Autofill may not have fired a change event.
    setAccount(read('userName'));
    const [first] = empty;
    if (first) return inputs[first].current?.focus();
    const secret = new Secret({ password: read('password'), code: read('code') });
    auth.send({ type: 'submitted', credentials: { userName: read('userName'), secret } });
  }

  /** The typed code belongs to the previous picture. */
  function restartCode() {
    write('code', '');
    inputs.code.current?.focus();
  }

  function read(field: LoginField) {
    const typed = inputs[field].current?.value ?? '';
    return field === 'password' ? typed : trimUserName(typed);
  }

  function write(field: LoginField, value: string) {
    const input = inputs[field].current;
    if (input) input.value = value;
  }

  const inputProps = (field: LoginField) => ({
    ref: inputs[field],
    error: missing.includes(field) && t(`login.${field}Required`),
    onChange: () => {
      setAccount(read('userName'));
      setMissing((fields) => (fields.includes(field) ? fields.filter((other) => other !== field) : fields));
    },
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
        <form ref={form} className={classes.card} onSubmit={submit} onInput={prepareFirstPage} noValidate>
          <div className={classes.fields}>
            {message && (
              <div role="alert" className={classes.failure}>
                <Clipped>{message}</Clipped>
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
            {captchaMessage && captchaMessage !== message && (
              <div role="alert" className={classes.failure}>
                <Clipped>{captchaMessage}</Clipped>
              </div>
            )}
            <Button type="submit" fullWidth loading={busy} disabled={lockout !== null} mt="xs">
              {lockout ? t('login.locked', { time: minutesAndSeconds(lockout.secondsLeft) }) : t('login.submit')}
            </Button>
          </div>
        </form>
        {LoginHelper && (
          <LoginHelper
            language={currentLanguage()}
            onChoose={(choice) => {
              for (const field of loginFields) write(field, choice[field]);
              setMissing([]);
              setAccount(choice.userName);
              inputs.code.current?.focus();
              prepareFirstPage();
            }}
          />
        )}
      </div>
    </main>
  );
}

const minutesAndSeconds = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
