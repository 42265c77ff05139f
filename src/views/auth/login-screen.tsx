import { Alert, Button, Paper, PasswordInput, Stack, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
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
const selectFailure = (snapshot: AuthSnapshot) => snapshot.context.failure;

/** The login page (spec 2, 5, 8; decision 12): account, password, captcha; one request in flight, the server's words on failure. */
export function LoginScreen({ auth }: { auth: ActorRefFrom<typeof authMachine> }) {
  const { t } = useTranslation(['auth', 'common']);
  const { t: tCommon } = useTranslation('common');
  const { LoginHelper, prepareShell } = useApp();
  const busy = useSelector(auth, selectBusy);
  const failure = useSelector(auth, selectFailure);
  const capsLock = useCapsLock();
  const userNameRef = useRef<HTMLInputElement>(null);
  const codeRef = useRef<HTMLInputElement>(null);

  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { userName: '', password: '', code: '' },
    validate: {
      userName: (value) => (trimUserName(value) ? null : 'login.accountRequired'),
      password: (value) => (value ? null : 'login.passwordRequired'),
      code: (value) => (value.trim() ? null : 'login.codeRequired'),
    },
  });

  useEffect(() => userNameRef.current?.focus(), []);

  // A failed attempt has used its picture up: the code starts anew, account and password stay (decision 12).
  useEffect(() => {
    if (!failure) return;
    form.setFieldValue('code', '');
    codeRef.current?.focus();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the form is stable, the failure is what happened
  }, [failure]);

  const submit = form.onSubmit(
    ({ userName, password, code }) => {
      const secret = new Secret({ password, code: code.trim() });
      auth.send({ type: 'submitted', credentials: { userName, secret } });
    },
    (errors) => {
      const first = ['userName', 'password', 'code'].find((field) => errors[field]);
      if (first) form.getInputNode(first)?.focus();
    },
  );

  const inputProps = (field: 'userName' | 'password' | 'code') => {
    const { error, ...props } = form.getInputProps(field);
    return { ...props, error: error && t(error as 'login.codeRequired') };
  };

  return (
    <main className={classes.page}>
      <div className={classes.language}>
        <LanguageSelect />
      </div>
      <div className={classes.column}>
        <div className={classes.brand}>
          <Logo size={44} />
          <Title order={1}>{t('common:app.title')}</Title>
        </div>
        <Paper component="form" className={classes.card} withBorder onSubmit={submit} onInput={prepareShell} noValidate>
          <Stack gap="sm">
            {failure && (
              <Alert color="red" variant="light" role="alert" py="xs">
                {failureText(tCommon, failure)}
              </Alert>
            )}
            <TextInput
              ref={userNameRef}
              key={form.key('userName')}
              label={t('login.account')}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              {...inputProps('userName')}
            />
            <PasswordInput
              key={form.key('password')}
              label={t('login.password')}
              autoComplete="current-password"
              description={capsLock.on ? t('login.capsLock') : undefined}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              visibilityToggleButtonProps={{ 'aria-label': t('login.showPassword') }}
              {...inputProps('password')}
              {...capsLock.handlers}
            />
            <div className={classes.codeRow}>
              <TextInput
                ref={codeRef}
                key={form.key('code')}
                label={t('login.code')}
                autoComplete="off"
                maxLength={8}
                spellCheck={false}
                {...inputProps('code')}
              />
              <CaptchaPicture auth={auth} />
            </div>
            <Button type="submit" fullWidth loading={busy} mt="xs">
              {t('login.submit')}
            </Button>
          </Stack>
        </Paper>
        {LoginHelper && (
          <LoginHelper
            language={currentLanguage()}
            onChoose={(choice) => {
              form.setValues(choice);
              form.clearErrors();
              codeRef.current?.focus();
              prepareShell();
            }}
          />
        )}
      </div>
    </main>
  );
}
