import { ActionIcon, Button, MenuItem } from '@mantine/core';
import { useSelector } from '@xstate/react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { type ActName, type ConsultationAct, isPossible } from '#src/domain/consultations/consultation-act.ts';
import { type Consultation, consultationsPath } from '#src/domain/consultations/consultation.ts';
import type { ConsultationActor } from '#src/machines/consultations/consultation.ts';
import { useContextOf, useMatches, useTag } from '#src/views/actors/use-snapshot.ts';
import { useApp } from '#src/views/app-context.ts';
import { ActionBar } from '#src/views/forms/action-bar.tsx';
import { LateMenu } from '#src/views/popups/late-menu.tsx';
import { MoreIcon } from '#src/views/looks/icons.ts';
import { useIsPhone } from '#src/views/page/phone-query.ts';

interface Props {
  page: ConsultationActor;
  consultation: Consultation;
}

interface BarProps extends Props {
  /** The field for the text of a reply or note. */
  field: RefObject<HTMLTextAreaElement | null>;
}

/** The acts on a consultation. The primary one leads to the reply, then sends it. */
export function RecordBar({ page, consultation, field }: BarProps) {
  const { t } = useTranslation('consultations');
  const { typed } = useContextOf(page, 'typed');
  const isTyped = Object.values(typed).some((text) => text !== '');
  return (
    <ActionBar
      status={isTyped ? t('write.typed') : `${t('field.due')} ${consultation.due}`}
      list={consultationsPath}
      wide
    >
      <SecondaryActs page={page} consultation={consultation} />
      <PrimaryAct page={page} consultation={consultation} field={field} />
    </ActionBar>
  );
}

/** Whether what is written cannot be sent now: a draft waits for a decision, or the consultation takes no reply. */
function useIsHeld({ page, consultation }: Props): boolean {
  const { letter, draft } = useContextOf(page, 'letter', 'draft');
  const busy = useTag(page, 'busy');
  return busy || draft !== null || (letter !== 'note' && !isPossible('reply', consultation));
}

/** Leads to the reply, then sends what is written. The button names the reader (W3.8). */
function PrimaryAct({ page, consultation, field }: BarProps) {
  const { t } = useTranslation('consultations');
  const { letter, typed } = useContextOf(page, 'letter', 'typed');
  const isSending = useMatches(page, 'saving', 'comparing');
  const isHeld = useIsHeld({ page, consultation });
  if (letter !== null)
    return (
      <Button
        loading={isSending}
        disabled={isHeld}
        onClick={() => page.send({ type: 'act', act: { step: letter, text: typed[letter] }, goesOn: false })}
      >
        {t(`send.${letter}`)}
      </Button>
    );
  return (
    isPossible('reply', consultation) && (
      <Button
        disabled={isHeld}
        onClick={() => {
          flushSync(() => page.send({ type: 'letter.choose', letter: 'reply' }));
          field.current?.focus();
        }}
      >
        {t('write.reply')}
      </Button>
    )
  );
}

/** The other acts. On phones they are in a menu, so that the bar takes one line in every language. */
function SecondaryActs({ page, consultation }: Props) {
  const { t } = useTranslation(['consultations', 'content']);
  const { letter, typed, neighbours } = useContextOf(page, 'letter', 'typed', 'neighbours');
  const busy = useTag(page, 'busy');
  const isHeld = useIsHeld({ page, consultation });
  const isPhone = useIsPhone();
  const own = useSelector(useApp().session, ({ context }) => context.account?.account ?? '');
  const offers = (act: ActName) => isPossible(act, consultation);
  const send = (act: ConsultationAct, goesOn = false) => page.send({ type: 'act', act, goesOn });
  const acts = [
    offers('take') &&
      consultation.owner?.account !== own && { words: t('step.take'), run: () => send({ step: 'take' }) },
    offers('assign') && { words: t('step.assign'), run: () => page.send({ type: 'ask', asked: 'assign' }) },
    offers('reopen') && { words: t('step.reopen'), run: () => page.send({ type: 'ask', asked: 'reopen' }) },
    offers('close') && { words: t('step.close'), run: () => send({ step: 'close' }) },
    letter === 'reply' &&
      neighbours.next !== null && {
        words: t('send.replyNext'),
        run: () => send({ step: 'reply', text: typed.reply }, true),
        isHeld,
      },
  ].filter((act) => act !== false);
  if (!isPhone)
    return acts.map(({ words, run, isHeld: held = busy }) => (
      <Button key={words} variant="default" disabled={held} onClick={run}>
        {words}
      </Button>
    ));
  return acts.length === 0 ? null : (
    <LateMenu
      position="top-end"
      target={(props) => (
        <ActionIcon {...props} variant="default" size="input-sm" aria-label={t('content:btn.more')}>
          <MoreIcon size={18} aria-hidden />
        </ActionIcon>
      )}
    >
      {acts.map(({ words, run, isHeld: held = busy }) => (
        <MenuItem key={words} disabled={held} onClick={run}>
          {words}
        </MenuItem>
      ))}
    </LateMenu>
  );
}
