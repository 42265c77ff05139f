import { Button, Group, Modal, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Secret } from '#src/domain/secret.ts';
import type { UsersActor } from '#src/machines/users/users.ts';
import { useContextOf, useMatches } from '#src/views/actors/use-snapshot.ts';
import { Clipped } from '#src/views/words/clipped.tsx';

/** What is asked before somebody is shut out, and the new initial password, which is told once. */
export function UsersDialogs({ users }: { users: UsersActor }) {
  const { t } = useTranslation(['users', 'content']);
  const { requested, password } = useContextOf(users, 'requested', 'password');
  const running = useMatches(users, { operation: 'running' });
  const asked = useMatches(users, { operation: 'confirming' }, { operation: 'running' });
  const untold = useMatches(users, { operation: 'untold' });
  if (!requested) return null;
  const { operation, user } = requested;
  const dismiss = () => users.send({ type: 'password.dismiss' });
  if (password) return <NewPassword account={user.account} password={password} onDone={dismiss} />;
  if (untold) return <UntoldPassword account={user.account} onDone={dismiss} />;
  if (!asked || operation === 'enable' || operation === 'unlock') return null;
  const cancel = () => users.send({ type: 'operate.cancel' });
  return (
    <Modal opened onClose={cancel} title={t(`op.${operation}`)} size="sm" centered withCloseButton={false}>
      <Text>
        <Clipped>{t(`ask.${operation}`, { account: user.account })}</Clipped>
      </Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" data-autofocus disabled={running} onClick={cancel}>
          {t('content:btn.cancel')}
        </Button>
        <Button color="red" loading={running} onClick={() => users.send({ type: 'operate.confirm' })}>
          {t(`op.${operation}`)}
        </Button>
      </Group>
    </Modal>
  );
}

/** It was reset, and that is all that the server tells. */
function UntoldPassword({ account, onDone }: Pick<NewPasswordProps, 'account' | 'onDone'>) {
  const { t } = useTranslation(['users', 'common']);
  return (
    <Modal opened onClose={onDone} title={t('untold.title')} size="sm" centered withCloseButton={false}>
      <Text>
        <Clipped>{t('untold.body', { account })}</Clipped>
      </Text>
      <Group justify="flex-end" mt="lg">
        <Button data-autofocus onClick={onDone}>
          {t('common:btn.close')}
        </Button>
      </Group>
    </Modal>
  );
}

interface NewPasswordProps {
  account: string;
  password: Secret<string>;
  onDone: () => void;
}

/** Closed by its button only: nobody can ask for this password again. */
function NewPassword({ account, password, onDone }: NewPasswordProps) {
  const { t } = useTranslation('users');
  const [copied, setCopied] = useState<boolean | null>(null);
  // Plain http has no clipboard.
  const copy = () =>
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(password.reveal()))
      .then(() => setCopied(true))
      .catch(() => setCopied(false));
  return (
    <Modal
      opened
      onClose={() => undefined}
      title={t('told.title')}
      size="sm"
      centered
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
    >
      <Text>
        <Clipped>{t('told.body', { account })}</Clipped>
      </Text>
      <Group my="md" justify="space-between" wrap="nowrap">
        <TextInput
          readOnly
          // By which the error log knows what it must not quote.
          autoComplete="off"
          flex={1}
          ff="monospace"
          aria-label={t('told.title')}
          // Not in the markup: the field alone has it.
          ref={(field) => {
            if (field) field.value = password.reveal();
          }}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button variant="default" data-autofocus onClick={() => void copy()}>
          {t('told.copy')}
        </Button>
      </Group>
      <Text size="sm" c="dimmed" role="status" mih="1.5em">
        {copied === null ? '' : t(copied ? 'told.copied' : 'told.notCopied')}
      </Text>
      <Group justify="flex-end" mt="xs">
        <Button onClick={onDone}>{t('told.done')}</Button>
      </Group>
    </Modal>
  );
}
