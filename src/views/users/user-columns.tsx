import { clsx } from 'clsx';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { lastEditor } from '#src/domain/last-editor.ts';
import { recordPath } from '#src/domain/routes/location.ts';
import { type User, usersPath } from '#src/domain/users/user.ts';
import type { UsersActor } from '#src/machines/users/users.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import { useOffers } from '#src/views/app-context.ts';
import type { OfferedColumn } from '#src/views/lists/engine/list-engine.ts';
import type { ListColumn } from '#src/views/lists/table/column.ts';
import { RowLink } from '#src/views/lists/table/row-link.tsx';
import parts from '#src/views/lists/table/row-parts.module.css';
import { Revealed } from '#src/views/looks/revealed.tsx';
import { formatTime } from '#src/views/words/format-time.ts';
import { UserStateBadges } from './user-state.tsx';

/** The columns of the list of users. */
export function useUserColumns(users: UsersActor, actions: ListColumn<User>): readonly OfferedColumn<User>[] {
  const { t } = useTranslation(['users', 'content']);
  const { revealed, toReveal } = useContextOf(users, 'revealed', 'toReveal');
  const offersReveal = useOffers('reveal');
  return useMemo(() => {
    const contactsOf = ({ id }: User) => revealed[id]?.reveal() ?? null;
    const reveal = (user: User) =>
      user.phone && (
        <span className={parts.named}>
          <bdi>{user.phone}</bdi>
          {offersReveal && (
            <button
              type="button"
              className={clsx(parts.icon, parts.reveal)}
              aria-label={t('op.reveal', { account: user.account })}
              aria-busy={toReveal.includes(user.id)}
              onClick={() => users.send({ type: 'reveal', id: user.id })}
            />
          )}
        </span>
      );
    return [
      {
        name: 'account',
        title: t('field.account'),
        sorts: true,
        card: 'title',
        render: ({ id, account }) => (
          <RowLink className={parts.title} href={recordPath(usersPath, id)}>
            {account}
          </RowLink>
        ),
      },
      { ...asText('name1'), title: t('field.name1'), sorts: true, card: 'field' },
      { ...asText('roleName'), title: t('field.roleId'), sorts: true, card: 'field' },
      {
        name: 'state',
        title: t('field.state'),
        card: 'badge',
        render: (user) => <UserStateBadges user={user} t={t} />,
      },
      {
        name: 'phone',
        title: t('field.phone'),
        isFigures: true,
        card: 'field',
        render: (user) => {
          const contacts = contactsOf(user);
          return contacts ? <RevealedPhone phone={contacts.phone} masked={user.phone} /> : reveal(user);
        },
      },
      {
        name: 'email',
        title: t('field.email'),
        rank: 'secondary',
        render: (user) => {
          const email = contactsOf(user)?.email;
          return email ? <Revealed clear={email} masked={user.email} /> : user.email && <bdi>{user.email}</bdi>;
        },
      },
      { ...asText('baseName'), title: t('field.base'), rank: 'secondary' },
      {
        name: 'lastLogin',
        title: t('field.lastLogin'),
        isFigures: true,
        onDemand: true,
        render: ({ lastLogin }) => lastLogin && formatTime(lastLogin),
      },
      {
        name: 'updatedTime',
        title: t('field.updatedTime'),
        isFigures: true,
        sorts: true,
        rank: 'extra',
        render: ({ updatedTime }) => formatTime(updatedTime),
      },
      {
        name: 'updatedBy',
        title: t('content:field.updatedBy'),
        onDemand: true,
        render: lastEditor,
        hint: ({ updatedBy }) => updatedBy,
      },
      actions,
    ] satisfies OfferedColumn<User>[];
  }, [users, actions, revealed, toReveal, offersReveal, t]);
}

const asText = (name: 'name1' | 'roleName' | 'baseName') => ({
  name,
  render: (user: User): ReactNode => user[name],
});

/** The pressed button disappears, so the focus moves to the revealed text. */
const RevealedPhone = ({ phone, masked }: { phone: string; masked: string }) => (
  <bdi ref={takeLostFocus} tabIndex={-1}>
    <Revealed clear={phone} masked={masked} />
  </bdi>
);

const takeLostFocus = (shown: HTMLElement | null) => {
  if (document.activeElement === document.body) shown?.focus();
};
