import { Paper, PasswordInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from '#src/views/forms/form.module.css';
import { PasswordStrength } from '#src/views/forms/password-strength.tsx';
import { passwordFields, type UserFormParts, useUserFieldProps } from './use-user-form.ts';

/** The first password of a new user, typed twice. */
export function PasswordFields({ parts: { form, locked, strength } }: { parts: UserFormParts }) {
  const { t } = useTranslation('users');
  const propsOf = useUserFieldProps(form);
  return (
    <Paper component="fieldset" withBorder className={classes.group}>
      <legend>{t('form.password')}</legend>
      <div className={classes.fields}>
        {passwordFields.map((field) => (
          <div key={form.key(field)}>
            <PasswordInput
              {...propsOf(field)}
              readOnly={locked}
              autoComplete="new-password"
              // An error is shown instead of the hint.
              description={
                field in form.errors ? undefined : t(field === 'password' ? 'rule.passwordWeak' : 'form.passwordHint')
              }
              inputWrapperOrder={['label', 'input', 'error', 'description']}
              visibilityToggleButtonProps={{ 'aria-label': t('form.toggle') }}
            />
            {field === 'password' && <PasswordStrength strength={strength} />}
          </div>
        ))}
      </div>
    </Paper>
  );
}
