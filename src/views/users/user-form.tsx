import { Alert, Group, Stack, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { lastEditor } from '#src/domain/last-editor.ts';
import { usersPath } from '#src/domain/users/user.ts';
import type { UserActor } from '#src/machines/users/user.ts';
import { DraftOffer } from '#src/views/forms/draft-offer.tsx';
import classes from '#src/views/forms/form.module.css';
import { ActionBar } from '#src/views/forms/action-bar.tsx';
import { SaveButton } from '#src/views/forms/save-button.tsx';
import { useSaveKey } from '#src/views/forms/use-save-key.ts';
import { Watermark } from '#src/views/looks/watermark.tsx';
import { useNeededRight } from '#src/views/rights/can.tsx';
import { formatTime } from '#src/views/words/format-time.ts';
import { IdentityFields } from './identity-fields.tsx';
import { PasswordFields } from './password-fields.tsx';
import { useUserForm } from './use-user-form.ts';
import { UserReading } from './user-reading.tsx';
import { UserConflict } from './user-conflict.tsx';
import { UserStateBadges } from './user-state.tsx';

/** The form of one user. */
export function UserForm({ page, readOnly }: { page: UserActor; readOnly: boolean }) {
  const { t } = useTranslation(['users', 'content']);
  const neededRight = useNeededRight();
  const parts = useUserForm(page, readOnly);
  const { user, element, submit, dirty, busy, draft, locked, isOwn, isMasked } = parts;

  const isIdle = draft !== null || (user !== null && !dirty);

  useSaveKey(() => {
    if (!locked && (dirty || !user)) submit();
  });

  return (
    <form
      ref={element}
      onSubmit={(event) => {
        if (isIdle) event.preventDefault();
        else submit(event);
      }}
      noValidate
    >
      <Stack gap="md" maw={720} mb="md">
        <Group justify="space-between" className={classes.heading}>
          <Title order={1} className={classes.title}>
            {user?.account ?? t('new')}
          </Title>
          {user && <UserStateBadges user={user} t={t} />}
        </Group>
        {(readOnly || isOwn) && (
          <Alert color="gray" variant="light" py="xs">
            {readOnly ? t('content:editor.readOnly', { right: neededRight(user ? 'edit' : 'add') }) : t('form.own')}
          </Alert>
        )}
        {draft && (
          <DraftOffer page={page} savedAt={draft.savedAt} isOlder={draft.version !== (user?.version ?? null)} />
        )}
        {readOnly && !dirty ? <UserReading parts={parts} /> : <IdentityFields parts={parts} />}
        {!user && <PasswordFields parts={parts} />}
      </Stack>
      <ActionBar status={statusText()} list={usersPath}>
        {!readOnly && (
          <SaveButton loading={busy} idle={isIdle}>
            {t('content:btn.save')}
          </SaveButton>
        )}
      </ActionBar>
      <UserConflict page={page} />
      {user && !isMasked && <Watermark />}
    </form>
  );

  function statusText(): string {
    if (dirty) return t('content:editor.unsaved');
    return user
      ? t('content:editor.updated', { who: lastEditor(user), time: formatTime(user.updatedTime) })
      : t('content:editor.notSaved');
  }
}
