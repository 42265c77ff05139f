import { Button, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Secret } from '#src/domain/secret.ts';
import type { UsersActor } from '#src/machines/users/users.ts';
import { useContextOf, useMatches } from '#src/views/actors/use-snapshot.ts';
import { DialogFoot } from '#src/views/dialogs/dialog-foot.tsx';
import { Dialog } from '#src/views/dialogs/dialog.tsx';
import { ConfirmDialog } from '#src/views/dialogs/confirm-dialog.tsx';
import { Clipped } from '#src/views/words/clipped.tsx';
import classes from './new-password.module.css';

/** Confirms actions that lock somebody out, and shows a new initial password once. */
export function UsersDialogs({ users }: { users: UsersActor }) {
  const { t } = useTranslation('users');
  const { requested, password } = useContextOf(users, 'requested', 'password');
  const running = useMatches(users, { operation: 'running' });
  const asked = useMatches(users, { operation: 'confirming' }, { operation: 'running' });
  const isMissing = useMatches(users, { operation: 'untold' });
  if (!requested) return null;
  const { operation, user } = requested;
  const dismiss = () => users.send({ type: 'password.dismiss' });
  if (password) {
    const copied = () => users.send({ type: 'password.dismiss', copied: true });
    return <NewPassword account={user.account} password={password} onDone={dismiss} onCopied={copied} />;
  }
  if (isMissing) return <MissingPassword account={user.account} onDone={dismiss} />;
  if (!asked || operation === 'enable' || operation === 'unlock') return null;
  const cancel = () => users.send({ type: 'operate.cancel' });
  return (
    <ConfirmDialog
      title={t(`op.${operation}`)}
      action={t(`op.${operation}`)}
      grave
      busy={running}
      onConfirm={() => users.send({ type: 'operate.confirm' })}
      onCancel={cancel}
    >
      <Text>
        <Clipped>{t(`ask.${operation}`, { account: user.account })}</Clipped>
      </Text>
    </ConfirmDialog>
  );
}

/** The password was reset, but the server did not answer with the new one. */
function MissingPassword({ account, onDone }: Pick<NewPasswordProps, 'account' | 'onDone'>) {
  const { t } = useTranslation(['users', 'common']);
  return (
    <Dialog onClose={onDone} title={t('resetUnknown.title')}>
      <Text>
        <Clipped>{t('resetUnknown.body', { account })}</Clipped>
      </Text>
      <DialogFoot>
        <Button data-autofocus onClick={onDone}>
          {t('common:btn.close')}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

interface NewPasswordProps {
  account: string;
  password: Secret<string>;
  onDone: () => void;
  onCopied: () => void;
}

/** Closed by its buttons only: the password cannot be shown again. */
function NewPassword({ account, password, onDone, onCopied }: NewPasswordProps) {
  const { t } = useTranslation('users');
  const [isRefused, setRefused] = useState(false);
  // On plain http there is no clipboard, so even accessing it may throw.
  const copy = () =>
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(password.reveal()))
      .then(onCopied)
      .catch(() => setRefused(true));
  return (
    <Dialog onClose={null} title={t('reset.title')}>
      <Text>
        <Clipped>{t('reset.body', { account })}</Clipped>
      </Text>
      <TextInput
        my="md"
        readOnly
        // The error log never quotes fields with this attribute.
        autoComplete="off"
        classNames={{ input: classes.password ?? '' }}
        aria-label={t('reset.title')}
        // Set on the element, so that the password is not in the markup.
        ref={(field) => {
          if (field) field.value = password.reveal();
        }}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Text size="sm" c="dimmed" role="status" mih="1.5em">
        {isRefused ? t('reset.notCopied') : ''}
      </Text>
      <DialogFoot>
        <Button variant="default" onClick={onDone}>
          {t('reset.done')}
        </Button>
        <Button data-autofocus onClick={() => void copy()}>
          {t('reset.copy')}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
