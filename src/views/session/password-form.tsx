import { Alert, Button, Stack, Text } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { Fragment, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordChange, type PasswordStrength as Strength, strengthOf } from '#src/domain/users/password.ts';
import { Secret } from '#src/domain/secret.ts';
import { useContextOf, useTag } from '#src/views/actors/use-snapshot.ts';
import { useApp } from '#src/views/app-context.ts';
import { DialogFoot } from '#src/views/dialogs/dialog-foot.tsx';
import { Clipped } from '#src/views/words/clipped.tsx';
import { useFailureText } from '#src/views/words/use-failure-text.ts';
import { PasswordField } from '#src/views/forms/password-field.tsx';
import { withoutValue } from '#src/views/forms/password-props.ts';
import { PasswordStrength } from '#src/views/forms/password-strength.tsx';
import { useDomainText } from '#src/views/words/use-text.ts';

const fields = ['oldPwd', 'newPwd1', 'newPwd2'] as const;
const labels = { oldPwd: 'pwd.old', newPwd1: 'pwd.new', newPwd2: 'pwd.confirm' } as const;

/**
 * Old password, new password and confirmation (product 5, decision 031). A mismatch sends nothing; a failure keeps the
 * typed values.
 */
export function PasswordForm() {
  const { t } = useTranslation(['shell', 'common']);
  const failureText = useFailureText();
  const text = useDomainText(['shell']);
  const { passwordChange, logOut } = useApp();
  const busy = useTag(passwordChange, 'busy');
  const { isDemanded, failure } = useContextOf(passwordChange, 'isDemanded', 'failure');
  const [strength, setStrength] = useState<Strength | null>(null);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { oldPwd: '', newPwd1: '', newPwd2: '' },
    validate: schemaResolver(PasswordChange, { sync: true }),
    enhanceGetInputProps: () => withoutValue,
    onValuesChange: ({ newPwd1 }) => {
      setStrength(strengthOf(newPwd1));
      passwordChange.send({ type: 'edited' });
    },
  });

  // After a refusal the old password gets the focus.
  useEffect(() => {
    if (failure?.kind === 'refused') form.getInputNode('oldPwd')?.focus();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the failure is what happened; the inputs stay the same
  }, [failure]);

  const submit = form.onSubmit(
    ({ oldPwd, newPwd1 }) =>
      passwordChange.send({ type: 'submitted', request: new Secret({ password: newPwd1, passwordOld: oldPwd }) }),
    (errors) => form.getInputNode(fields.find((field) => field in errors) ?? 'oldPwd')?.focus(),
  );

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        {isDemanded && <Text>{t('pwd.first')}</Text>}
        {failure && (
          <Alert color="red" variant="light" role="alert" py="xs">
            <Clipped>{failureText(failure)}</Clipped>
          </Alert>
        )}
        {fields.map((field) => {
          const { error, ...props } = form.getInputProps(field);
          return (
            <Fragment key={form.key(field)}>
              <PasswordField
                label={t(labels[field])}
                withAsterisk
                required
                autoComplete={field === 'oldPwd' ? 'current-password' : 'new-password'}
                description={field === 'newPwd1' && !error ? t('pwd.rule') : undefined}
                inputWrapperOrder={['label', 'input', 'error', 'description']}
                toggle={t('pwd.toggle')}
                {...(field === 'oldPwd' ? { 'data-autofocus': true } : {})}
                {...props}
                error={error && text(error as string)}
              />
              {field === 'newPwd1' && <PasswordStrength strength={strength} />}
            </Fragment>
          );
        })}
        <DialogFoot>
          {isDemanded ? (
            <Button variant="default" disabled={busy} onClick={logOut}>
              {t('common:nav.logout')}
            </Button>
          ) : (
            <Button variant="default" disabled={busy} onClick={() => passwordChange.send({ type: 'closed' })}>
              {t('common:btn.cancel')}
            </Button>
          )}
          <Button type="submit" loading={busy}>
            {t('common:btn.confirm')}
          </Button>
        </DialogFoot>
      </Stack>
    </form>
  );
}
