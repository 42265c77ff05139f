import { Paper, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import { useOffers } from '#src/views/app-context.ts';
import { Revealed } from '#src/views/looks/revealed.tsx';
import { Pair, Pairs } from '#src/views/reading/pairs.tsx';
import reading from '#src/views/reading/record-reading.module.css';
import { Reveal } from './identity-fields.tsx';
import type { UserFormParts } from './use-user-form.ts';

/** A user to be read by people who cannot change it. Contacts are masked until they are revealed. */
export function UserReading({ parts }: { parts: UserFormParts }) {
  const { t } = useTranslation('users');
  const { contacts } = useContextOf(parts.page, 'contacts');
  const offersReveal = useOffers('reveal');
  const { user } = parts;
  if (!user) return null;
  const clear = contacts?.reveal();
  const contact = (field: 'phone' | 'email') =>
    clear?.[field] ? <Revealed clear={clear[field]} masked={user[field]} /> : user[field];
  return (
    <Paper withBorder p="md" className={reading.record}>
      <section>
        <Title order={2} className={reading.title}>
          {t('form.identity')}
        </Title>
        <Pairs>
          {(['account', 'name1'] as const).map((field) => (
            <Pair key={field} name={field} label={t(`field.${field}`)}>
              {user[field]}
            </Pair>
          ))}
          {(['phone', 'email'] as const).map((field) => (
            <Pair key={field} name={field} label={t(`field.${field}`)}>
              {contact(field)}
            </Pair>
          ))}
          <Pair name="base" label={t('field.base')}>
            {user.baseName}
          </Pair>
          <Pair name="roleId" label={t('field.roleId')}>
            {user.roleName}
          </Pair>
        </Pairs>
      </section>
      {offersReveal && !clear && <Reveal parts={parts} />}
    </Paper>
  );
}
