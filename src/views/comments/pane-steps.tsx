import { Button, type ButtonProps, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Comment, ModerationStep } from '#src/domain/comments/comment.ts';
import { canTake } from '#src/domain/comments/inbox.ts';
import type { InboxActor } from '#src/machines/comments/inbox.ts';
import { underWay } from '#src/machines/comments/inbox-context.ts';
import { useContextOf, useMatches } from '#src/views/actors/use-snapshot.ts';
import { CheckIcon, DeleteIcon, HiddenIcon, ReplyIcon } from '#src/views/looks/icons.ts';
import { footRef } from '#src/views/page/sticky-height.ts';
import { useSingleKeys } from '#src/views/preferences/use-single-keys.ts';
import { PaneForm } from './pane-form.tsx';
import classes from './pane.module.css';
import { useInboxSteps } from './use-inbox-steps.ts';

const steps: readonly { step: ModerationStep; keys: string; icon: ReactNode; look: ButtonProps }[] = [
  { step: 'show', keys: 'S', icon: <CheckIcon size={16} aria-hidden />, look: {} },
  { step: 'hide', keys: 'H', icon: <HiddenIcon size={16} aria-hidden />, look: { variant: 'default' } },
  { step: 'reply', keys: 'R', icon: <ReplyIcon size={16} aria-hidden />, look: { variant: 'default' } },
  { step: 'delete', keys: 'Shift+D', icon: <DeleteIcon size={16} aria-hidden />, look: { variant: 'default' } },
];

/**
 * The actions on the comment. Buttons that cannot be used now stay in place, so that the focus remains on one while
 * comment after comment is handled.
 */
export function PaneSteps({ inbox, seen }: { inbox: InboxActor; seen: Comment }) {
  const { t } = useTranslation('comments');
  const { form, asked, waiting } = useContextOf(inbox, 'form', 'asked', 'waiting');
  const sent = underWay({ asked, waiting }, seen.id);
  const singleKeys = useSingleKeys();
  const isSending = useMatches(inbox, { step: 'sending' });
  const act = useInboxSteps(inbox);
  if (form && canTake(form, seen)) return <PaneForm key={`${seen.id} ${form}`} inbox={inbox} seen={seen} form={form} />;
  return (
    <div ref={footRef} className={classes.steps} role="group" aria-label={t('step.bar')}>
      {steps.map(({ step, keys, icon, look }) => {
        const isPossible = canTake(step, seen) && !(isSending && sent);
        return (
          <Button
            key={step}
            {...look}
            leftSection={icon}
            aria-disabled={!isPossible || undefined}
            data-disabled={!isPossible || undefined}
            data-sending={(isSending && sent?.step === step) || undefined}
            {...(singleKeys && { 'aria-keyshortcuts': keys })}
            onClick={(event) => (isPossible ? act[step]() : event.preventDefault())}
          >
            {t(`step.${step}`)}
            {singleKeys && (
              <kbd className={classes.key} aria-hidden>
                {keys.replace('Shift+', '⇧')}
              </kbd>
            )}
          </Button>
        );
      })}
    </div>
  );
}

/** The unsent text for a comment that no longer accepts it: it can be copied until the person discards it. */
export function LeftText({ inbox, seen }: { inbox: InboxActor; seen: Comment | null }) {
  const { t } = useTranslation('comments');
  const { texts, chosen } = useContextOf(inbox, 'texts', 'chosen');
  const typed = (chosen !== null && texts[chosen]) || {};
  const left = (['reply', 'hide'] as const).flatMap((form) => {
    const text = typed[form]?.trim();
    return text && !(seen && canTake(form, seen)) ? [{ form, text }] : [];
  });
  if (left.length === 0) return null;
  return (
    <div className={classes.left} role="group" aria-label={t('left.title')}>
      <Text size="sm" fw={600}>
        {t('left.title')}
      </Text>
      {left.map(({ form, text }) => (
        <Text key={form} size="sm" className={classes.leftText ?? ''}>
          {text}
        </Text>
      ))}
      <div>
        <Button size="compact-sm" variant="default" onClick={() => inbox.send({ type: 'text.drop' })}>
          {t('left.drop')}
        </Button>
      </div>
    </div>
  );
}
