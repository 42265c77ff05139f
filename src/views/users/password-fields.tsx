import { Button, Group, Paper, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '#src/views/forms/form.module.css';
import { PasswordField } from '#src/views/forms/password-field.tsx';
import { PasswordStrength } from '#src/views/forms/password-strength.tsx';
import drawn from './new-password.module.css';
import { passwordFields, type UserFormParts, useUserFieldProps } from './use-user-form.ts';

/** The first password of a new user: a drawn one that is shown, or one that is typed twice. */
export function PasswordFields({ parts: { form, locked, redraw, strength } }: { parts: UserFormParts }) {
  const { t } = useTranslation('users');
  const propsOf = useUserFieldProps(form);
  const [copied, setCopied] = useState<'reset.copied' | 'reset.notCopied' | null>(null);
  // On plain http there is no clipboard, so even accessing it may throw.
  const copy = () =>
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(form.getValues().password))
      .then(() => setCopied('reset.copied'))
      .catch(() => setCopied('reset.notCopied'));
  return (
    <Paper component="fieldset" withBorder className={classes.group}>
      <legend>{t('form.password')}</legend>
      <div className={classes.fields}>
        {passwordFields.map((field) => (
          <div key={form.key(field)}>
            <PasswordField
              {...propsOf(field)}
              // Set on the element, so that the password is not in the markup.
              ref={(input) => {
                if (input?.value === '') input.value = form.getValues()[field];
              }}
              startsVisible={field === 'password'}
              classNames={{ input: drawn.password ?? '' }}
              readOnly={locked}
              autoComplete="new-password"
              // An error is shown instead of the hint.
              description={
                field in form.errors ? undefined : t(field === 'password' ? 'rule.passwordWeak' : 'form.passwordHint')
              }
              inputWrapperOrder={['label', 'input', 'error', 'description']}
              toggle={t('form.toggle')}
            />
            {field === 'password' && <PasswordStrength strength={strength} />}
          </div>
        ))}
        <Group gap="xs" className={classes.wide}>
          <Button variant="default" size="compact-sm" onClick={() => void copy()}>
            {t('form.copyPassword')}
          </Button>
          <Button variant="default" size="compact-sm" disabled={locked} onClick={redraw}>
            {t('form.drawPassword')}
          </Button>
          <Text size="sm" c="dimmed" role="status">
            {t(copied ?? 'form.drawn')}
          </Text>
        </Group>
      </div>
    </Paper>
  );
}
