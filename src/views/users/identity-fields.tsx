import { Button, Group, Paper, Text, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { basesPath } from '#src/domain/scoring/kinds.ts';
import { roleOptionsPath } from '#src/domain/users/user.ts';
import { useChild } from '#src/views/actors/use-snapshot.ts';
import { useOffers } from '#src/views/app-context.ts';
import { PickedReference } from '#src/views/fields/picked-reference.tsx';
import classes from '#src/views/forms/form.module.css';
import { AccountField } from './account-field.tsx';
import { type UserFormParts, useUserFieldProps } from './use-user-form.ts';

/** The fields that every user has. */
export function IdentityFields({ parts }: { parts: UserFormParts }) {
  const { page, user, form, locked, readOnly, isOwn, isMasked } = parts;
  const { t } = useTranslation('users');
  const bases = useChild(page, 'bases');
  const roles = useChild(page, 'roles');
  const availability = useChild(page, 'availability');
  const propsOf = useUserFieldProps(form);
  // Where nobody can reveal the contacts, they are replaced without being seen.
  const hidesContacts = useOffers('reveal') && isMasked;
  const contactProps = (field: 'phone' | 'email') => ({
    ...propsOf(field),
    readOnly: locked || hidesContacts,
    variant: hidesContacts ? 'filled' : 'default',
  });
  const nameOf = (field: 'base' | 'roleId', name: 'baseName' | 'roleName') =>
    user && form.getValues()[field] === user[field] ? user[name] : null;
  return (
    <Paper component="fieldset" withBorder className={classes.group}>
      <legend>{t('form.identity')}</legend>
      <div className={classes.fields}>
        {availability && (
          <AccountField
            key={form.key('account')}
            availability={availability}
            inputProps={propsOf('account')}
            readOnly={locked || isOwn}
            hint={user === null || isOwn || readOnly ? undefined : t('account.renamed')}
          />
        )}
        <TextInput key={form.key('name1')} {...propsOf('name1')} readOnly={locked} autoComplete="off" />
        <TextInput key={form.key('phone')} {...contactProps('phone')} type="tel" autoComplete="off" />
        <TextInput key={form.key('email')} {...contactProps('email')} type="email" autoComplete="off" />
        {hidesContacts && <Reveal parts={parts} />}
        {bases && (
          <PickedReference
            key={form.key('base')}
            {...propsOf('base')}
            picker={bases}
            to={basesPath}
            data-field="base"
            name={nameOf('base', 'baseName')}
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
            name={nameOf('roleId', 'roleName')}
            readOnly={locked || isOwn}
          />
        )}
      </div>
    </Paper>
  );
}

/** Asks for the contacts, which are masked until then. */
export function Reveal({ parts: { page, busy, draft } }: { parts: UserFormParts }) {
  const { t } = useTranslation('users');
  return (
    <Group gap="xs" className={classes.wide}>
      <Button
        variant="default"
        size="compact-sm"
        disabled={busy || draft !== null}
        onClick={() => page.send({ type: 'reveal' })}
      >
        {t('form.reveal')}
      </Button>
      <Text size="sm" c="dimmed">
        {t('form.revealHint')}
      </Text>
    </Group>
  );
}
