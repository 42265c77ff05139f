import { Alert, Button, Group, Paper, PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';
import { type PasswordStrength as Strength, strengthOf } from '#src/domain/users/password.ts';
import { basesPath } from '#src/domain/scoring/kinds.ts';
import { Secret } from '#src/domain/secret.ts';
import { isFit, NewUserRules, userRules } from '#src/domain/users/rules.ts';
import {
  emptyUser,
  roleOptionsPath,
  sameUserValues,
  type UserField,
  userFields,
  usersPath,
  valuesOf,
} from '#src/domain/users/user.ts';
import type { TypedUser } from '#src/machines/users/user-context.ts';
import type { UserActor } from '#src/machines/users/user.ts';
import { useChild, useContextOf, useTag } from '#src/views/actors/use-snapshot.ts';
import { useApp } from '#src/views/app-context.ts';
import { PickedReference } from '#src/views/fields/picked-reference.tsx';
import editorClasses from '#src/views/forms/form.module.css';
import { DraftOffer } from '#src/views/forms/draft-offer.tsx';
import { focusAfterwards } from '#src/views/forms/focus-field.ts';
import { useSaveKey } from '#src/views/forms/use-save-key.ts';
import { useNeededRight } from '#src/views/rights/can.tsx';
import { formatTime } from '#src/views/words/format-time.ts';
import { usePageRef } from '#src/views/page/page-state.ts';
import { withoutValue } from '#src/views/forms/password-props.ts';
import { PasswordStrength } from '#src/views/forms/password-strength.tsx';
import { SaveBarFrame } from '#src/views/forms/save-bar-frame.tsx';
import { useDomainText } from '#src/views/words/use-text.ts';
import { AccountField } from './account-field.tsx';
import { UserConflict } from './user-conflict.tsx';
import { UserStateBadges } from './user-state.tsx';

type Snapshot = SnapshotFrom<UserActor>;

const passwordFields = ['password', 'rePassword'] as const;
const isPassword = (field: string) => passwordFields.some((password) => password === field);

type FormValues = Record<UserField | (typeof passwordFields)[number], string>;

/** The initial values: what was typed, else what is saved. Passwords are always empty. */
function startOf({ typed, user, contacts }: Snapshot['context']): FormValues {
  const saved = user ? valuesOf(user, contacts?.reveal() ?? null) : emptyUser;
  return { ...saved, ...typed?.values, password: '', rePassword: '' };
}

/** The form owns the values and the passwords; the machine owns the phase and the version that they are based on. */
export function UserForm({ page, readOnly }: { page: UserActor; readOnly: boolean }) {
  const { t } = useTranslation(['users', 'content']);
  const text = useDomainText(['users']);
  const { session } = useApp();
  const neededRight = useNeededRight();
  const own = useSelector(session, ({ context }) => context.account?.account ?? '');
  const { user, draft, contacts, failedChecks } = useContextOf(page, 'user', 'draft', 'contacts', 'failedChecks');
  const busy = useTag(page, 'busy');
  const offered = draft !== null;
  const bases = useChild(page, 'bases');
  const roles = useChild(page, 'roles');
  const availability = useChild(page, 'availability');
  const element = useRef<HTMLFormElement>(null);
  const isNew = user === null;
  const isOwn = user?.account === own;
  // An offered draft is answered first, so that nothing is typed over it.
  const locked = readOnly || offered || busy;
  const isMasked = user !== null && contacts === null;
  const rules = isNew ? NewUserRules : userRules(isMasked ? user : null);

  const form = useForm<FormValues>({
    mode: 'uncontrolled',
    initialValues: startOf(page.getSnapshot().context),
    validate: schemaResolver(rules, { sync: true }),
    validateInputOnBlur: true,
    enhanceGetInputProps: ({ field }) => (isPassword(field) ? withoutValue : {}),
    onValuesChange: tell,
  });
  const [strength, setStrength] = useState<Strength | null>(null);
  const [dirty, setDirty] = useState(() => page.getSnapshot().context.typed !== null);

  /** Compared with what is saved now, not with the values that the form began with. */
  function tell(values: FormValues) {
    const { user: saved, contacts: known } = page.getSnapshot().context;
    const typed = typedOf(values);
    const isTyped =
      typed.password !== null ||
      !sameUserValues(typed.values, saved ? valuesOf(saved, known?.reveal() ?? null) : emptyUser);
    setDirty(isTyped);
    setStrength(strengthOf(values.password));
    page.send({ type: 'typed', typed: isTyped ? typed : null, complete: isFit(rules, values) });
  }

  const focusFirst = (errors: Record<string, unknown>) => {
    const wrong = [...userFields, ...passwordFields].find((field) => field in errors);
    if (wrong)
      focusAfterwards(() =>
        element.current?.querySelector<HTMLElement>(`[name=${wrong}], [data-field=${wrong}]`)?.focus(),
      );
  };

  const submit = form.onSubmit((values) => page.send({ type: 'save', typed: typedOf(values) }), focusFirst);

  useSaveKey(() => {
    if (!locked && (dirty || isNew)) submit();
  });

  // The contacts were revealed: the fields show them in place of the masked ones, and can be changed.
  const shown = useRef(contacts);
  useEffect(() => {
    if (!contacts || shown.current === contacts || !user) return;
    shown.current = contacts;
    const known = contacts.reveal();
    const { phone, email } = form.getValues();
    form.setValues({
      phone: phone === user.phone ? known.phone : phone,
      email: email === user.email ? known.email : email,
    });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the contacts are what happened
  }, [contacts]);

  // Revealing removes the pressed button and makes new inputs: the first gets the focus. Only once, though a tab that is shown again runs its effects again.
  const phoneKey = form.key('phone');
  const seenKey = useRef(phoneKey);
  useEffect(() => {
    if (seenKey.current === phoneKey) return;
    seenKey.current = phoneKey;
    if (document.activeElement === document.body) focusFirst({ phone: true });
  }, [phoneKey]);

  // A save was refused, because the form has errors or the name is taken: the focus goes to the first error.
  const handled = usePageRef('failedChecks', 0);
  useEffect(() => {
    if (failedChecks <= handled.current) return;
    handled.current = failedChecks;
    const { errors } = form.validate();
    focusFirst(Object.keys(errors).length > 0 ? errors : { account: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- each refusal is one
  }, [failedChecks]);

  const propsOf = (field: keyof FormValues) => {
    const { error, ...props } = form.getInputProps(field);
    return {
      ...props,
      name: field,
      label: t(`field.${field}`),
      withAsterisk: true,
      required: true,
      error: error && text(error as string),
      'aria-invalid': Boolean(error),
    };
  };
  /** An error is shown instead of the hint. */
  const hintOf = (field: (typeof passwordFields)[number]) =>
    field in form.errors ? undefined : t(field === 'password' ? 'rule.passwordWeak' : 'form.passwordHint');
  const contactProps = (field: 'phone' | 'email') => ({
    ...propsOf(field),
    readOnly: locked || isMasked,
    variant: isMasked ? 'filled' : 'default',
  });

  return (
    <form ref={element} onSubmit={submit} noValidate>
      <Stack gap="md" maw={720} mb="md">
        <Group justify="space-between" className={editorClasses.heading}>
          <Title order={1} className={editorClasses.title}>
            {user?.account ?? t('new')}
          </Title>
          {user && <UserStateBadges user={user} t={t} />}
        </Group>
        {readOnly && (
          <Alert color="gray" variant="light" py="xs">
            {t('content:editor.readOnly', { right: neededRight(isNew ? 'add' : 'edit') })}
          </Alert>
        )}
        {isOwn && !readOnly && (
          <Alert color="gray" variant="light" py="xs">
            {t('form.own')}
          </Alert>
        )}
        {draft && (
          <DraftOffer page={page} savedAt={draft.savedAt} isOlder={draft.version !== (user?.version ?? null)} />
        )}
        <Paper component="fieldset" withBorder className={editorClasses.group}>
          <legend>{t('form.identity')}</legend>
          <div className={editorClasses.fields}>
            {availability && (
              <AccountField
                key={form.key('account')}
                availability={availability}
                inputProps={propsOf('account')}
                readOnly={locked || isOwn}
                hint={isNew || isOwn || readOnly ? undefined : t('account.renamed')}
              />
            )}
            <TextInput key={form.key('name1')} {...propsOf('name1')} readOnly={locked} autoComplete="off" />
            <TextInput key={form.key('phone')} {...contactProps('phone')} type="tel" autoComplete="off" />
            <TextInput key={form.key('email')} {...contactProps('email')} type="email" autoComplete="off" />
            {isMasked && (
              <Group gap="xs" className={editorClasses.wide}>
                <Button
                  variant="default"
                  size="compact-sm"
                  disabled={busy || offered}
                  onClick={() => page.send({ type: 'reveal' })}
                >
                  {t('form.reveal')}
                </Button>
                <Text size="sm" c="dimmed">
                  {t('form.revealHint')}
                </Text>
              </Group>
            )}
            {bases && (
              <PickedReference
                key={form.key('base')}
                {...propsOf('base')}
                picker={bases}
                to={basesPath}
                data-field="base"
                name={form.getValues().base === user?.base ? user.baseName : null}
                readOnly={locked}
              />
            )}
            {roles && (
              <PickedReference
                key={form.key('roleId')}
                {...propsOf('roleId')}
                picker={roles}
                to={roleOptionsPath}
                data-field="roleId"
                name={form.getValues().roleId === user?.roleId ? user.roleName : null}
                readOnly={locked || isOwn}
              />
            )}
          </div>
        </Paper>
        {isNew && (
          <Paper component="fieldset" withBorder className={editorClasses.group}>
            <legend>{t('form.password')}</legend>
            <div className={editorClasses.fields}>
              {passwordFields.map((field) => (
                <div key={form.key(field)}>
                  <PasswordInput
                    {...propsOf(field)}
                    readOnly={locked}
                    autoComplete="new-password"
                    description={hintOf(field)}
                    inputWrapperOrder={['label', 'input', 'error', 'description']}
                    visibilityToggleButtonProps={{ 'aria-label': t('form.toggle') }}
                  />
                  {field === 'password' && <PasswordStrength strength={strength} />}
                </div>
              ))}
            </div>
          </Paper>
        )}
      </Stack>
      <SaveBarFrame
        status={
          dirty
            ? t('content:editor.unsaved')
            : user
              ? t('content:editor.updated', { who: user.updatedBy, time: formatTime(user.updatedTime) })
              : t('content:editor.notSaved')
        }
        list={usersPath}
      >
        {!readOnly && (
          <Button type="submit" loading={busy} disabled={offered}>
            {t('content:btn.save')}
          </Button>
        )}
      </SaveBarFrame>
      <UserConflict page={page} />
    </form>
  );
}

function typedOf({ account, name1, phone, email, base, roleId, password }: FormValues): TypedUser {
  return {
    values: { account, name1, phone, email, base, roleId },
    password: password === '' ? null : new Secret(password),
  };
}
