import { Button, Group, Text, Textarea } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Comment, longestReason, longestReply } from '#src/domain/comments/comment.ts';
import type { InboxForm } from '#src/domain/comments/comment-draft.ts';
import { usualReasons } from '#src/domain/comments/usual-reasons.ts';
import type { InboxActor } from '#src/machines/comments/inbox.ts';
import { typedText, underWay } from '#src/machines/comments/inbox-context.ts';
import { useContextOf, useMatches } from '#src/views/actors/use-snapshot.ts';
import { usualReasonOf, UsualReasons } from '#src/views/bulk/usual-reasons.tsx';
import { footRef } from '#src/views/page/sticky-height.ts';
import { useSingleKeys } from '#src/views/preferences/use-single-keys.ts';
import { insertAtCursor } from '#src/views/reply-templates/insert-text.ts';
import { keyboardInUse } from '#src/views/words/key-names.ts';
import { useSelector } from '@xstate/react';
import classes from './pane.module.css';
import { useInboxSteps } from './use-inbox-steps.ts';

interface Props {
  inbox: InboxActor;
  seen: Comment;
  form: InboxForm;
}

/** The text of a reply, or the reason for hiding a comment. It is kept with its comment until it is sent or cleared. */
export function PaneForm({ inbox, seen, form }: Props) {
  const { t } = useTranslation('comments');
  const text = useSelector(inbox, ({ context }) => typedText(context));
  const isSending = useMatches(inbox, { step: 'sending' });
  const { asked, waiting } = useContextOf(inbox, 'asked', 'waiting');
  // While a step on another comment is being sent, this text can still be edited and sent.
  const isThisSent = isSending && underWay({ asked, waiting }, seen.id) !== undefined;
  const [isTried, setTried] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const { send } = useInboxSteps(inbox);
  const most = form === 'reply' ? longestReply : longestReason;
  const count = [...text.trim()].length;
  const problem =
    count > most ? t('form.tooLong', { most, count }) : isTried && count === 0 ? t('form.required') : null;
  const reasons = usualReasons.map((reason) => t(`hide.reason.${reason}`));
  const hasKeys = useSingleKeys() && text === '';
  const keys = keyboardInUse() === 'mac' ? '⌘↩' : 'Ctrl+Enter';

  // A form that was opened by a key or a press takes the focus. A form that appears with its comment does not.
  const opened = useRef(text === '');
  useEffect(() => {
    if (opened.current) field.current?.focus();
  }, []);

  const submit = () => {
    setTried(true);
    if (count === 0 || count > most) field.current?.focus();
    else if (!isThisSent) send();
  };
  const close = () => inbox.send({ type: 'form.close' });
  /** Hides the comment at once; after other words the reason is added to them. */
  const choose = (reason: string) => {
    if (text !== '') {
      if (field.current) insertAtCursor(field.current, reason);
      return;
    }
    inbox.send({ type: 'text.typed', text: reason });
    send();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      close();
    }
    const reason = form === 'hide' && hasKeys && !isThisSent ? usualReasonOf(event, reasons) : undefined;
    if (reason !== undefined) {
      event.preventDefault();
      choose(reason);
    }
    const isSent = event.key === 'Enter' && (form === 'hide' ? !event.shiftKey : event.ctrlKey || event.metaKey);
    // The Enter that ends the composition of an input method sends nothing.
    if (!isSent || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };
  return (
    <form
      ref={footRef}
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {form === 'hide' && (
        <UsualReasons
          label={t('hide.usual')}
          reasons={reasons}
          hasKeys={hasKeys}
          disabled={isThisSent}
          onChoose={choose}
        />
      )}
      <Textarea
        ref={field}
        label={t(form === 'reply' ? 'reply.label' : 'hide.label')}
        description={form === 'reply' && seen.status === 'pending' ? t('reply.hintPending') : undefined}
        autosize
        minRows={form === 'reply' ? 3 : 1}
        maxRows={8}
        value={text}
        error={problem}
        readOnly={isThisSent}
        onChange={({ currentTarget }) => inbox.send({ type: 'text.typed', text: currentTarget.value })}
        onKeyDown={onKeyDown}
      />
      <Group gap="xs" justify="flex-end">
        <Text size="xs" c="dimmed" className={classes.hint ?? ''}>
          {t(form === 'hide' ? 'form.keysHide' : 'form.keys', { key: form === 'hide' ? 'Enter' : keys })}
        </Text>
        <Button variant="default" onClick={close}>
          {t('form.cancel')}
        </Button>
        <Button type="submit" loading={isThisSent || undefined}>
          {t(form === 'reply' ? 'reply.send' : 'hide.send')}
        </Button>
      </Group>
    </form>
  );
}
