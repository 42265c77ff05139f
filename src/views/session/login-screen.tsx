import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#src/i18n/setup.ts';
import type { AuthActor } from '#src/machines/session/auth.ts';
import { useApp } from '#src/views/app-context.ts';
import { PasswordField } from '#src/views/forms/password-field.tsx';
import { Clipped } from '#src/views/words/clipped.tsx';
import { useFailureText } from '#src/views/words/use-failure-text.ts';
import { LanguageSelect } from '#src/views/preferences/language-select.tsx';
import { Logo } from '#src/views/looks/logo.tsx';
import { CaptchaPicture } from './captcha-picture.tsx';
import { LoginButton } from './login-button.tsx';
import classes from './login-screen.module.css';
import { useCapsLock } from './use-caps-lock.ts';
import { useLoginForm } from './use-login-form.ts';

/**
 * The login page (product 2, 5, 8; decision 030): account, password, captcha. One request at a time; a failure shows the
 * server's words.
 */
export function LoginScreen({ auth }: { auth: AuthActor }) {
  const { t } = useTranslation(['auth', 'common']);
  const failureText = useFailureText();
  const { LoginHelper, prepareFirstPage } = useApp();
  const capsLock = useCapsLock();
  const { form, failures, lockout, submit, restartCode, fill, inputProps } = useLoginForm(auth, prepareFirstPage);
  const [message, captchaMessage] = failures.map((one) => one && failureText(one));

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
            <PasswordField
              label={t('login.password')}
              autoComplete="current-password"
              description={capsLock.on ? t('login.capsLock') : undefined}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              toggle={t('login.togglePassword')}
              {...inputProps('password')}
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
            <LoginButton auth={auth} lockedFor={lockout?.secondsLeft ?? null} />
          </div>
        </form>
        {LoginHelper && <LoginHelper language={currentLanguage()} onChoose={fill} />}
      </div>
    </main>
  );
}
