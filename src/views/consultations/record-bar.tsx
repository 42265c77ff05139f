import { Button } from '@mantine/core';
import { useSelector } from '@xstate/react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { type ActName, isPossible } from '#src/domain/consultations/consultation-act.ts';
import { type Consultation, consultationsPath } from '#src/domain/consultations/consultation.ts';
import type { ConsultationActor } from '#src/machines/consultations/consultation.ts';
import { useContextOf, useMatches, useTag } from '#src/views/actors/use-snapshot.ts';
import { useApp } from '#src/views/app-context.ts';
import { ActionBar } from '#src/views/forms/action-bar.tsx';

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
      <Steps page={page} consultation={consultation} />
      <Sending page={page} consultation={consultation} field={field} />
    </ActionBar>
  );
}

/** The buttons that send what is written, each naming its readers (W3.8). */
function Sending({ page, consultation, field }: BarProps) {
  const { t } = useTranslation('consultations');
  const { letter, typed, draft, neighbours } = useContextOf(page, 'letter', 'typed', 'draft', 'neighbours');
  const busy = useTag(page, 'busy');
  const isSending = useMatches(page, 'saving', 'comparing');
  const canReply = isPossible('reply', consultation);
  const isHeld = busy || draft !== null || (letter !== 'note' && !canReply);
  if (letter === null) {
    return (
      canReply && (
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
  const send = (goesOn: boolean) => page.send({ type: 'act', act: { step: letter, text: typed[letter] }, goesOn });
  return (
    <>
      {letter === 'reply' && neighbours.next !== null && (
        <Button variant="default" disabled={isHeld} onClick={() => send(true)}>
          {t('send.replyNext')}
        </Button>
      )}
      <Button loading={isSending} disabled={isHeld} onClick={() => send(false)}>
        {t(`send.${letter}`)}
      </Button>
    </>
  );
}

function Steps({ page, consultation }: Props) {
  const { t } = useTranslation('consultations');
  const busy = useTag(page, 'busy');
  const own = useSelector(useApp().session, ({ context }) => context.account?.account ?? '');
  const offers = (act: ActName) => isPossible(act, consultation);
  const shared = { variant: 'default', disabled: busy } as const;
  return (
    <>
      {offers('take') && consultation.owner?.account !== own && (
        <Button {...shared} onClick={() => page.send({ type: 'act', act: { step: 'take' }, goesOn: false })}>
          {t('step.take')}
        </Button>
      )}
      {offers('assign') && (
        <Button {...shared} onClick={() => page.send({ type: 'ask', asked: 'assign' })}>
          {t('step.assign')}
        </Button>
      )}
      {offers('reopen') && (
        <Button {...shared} onClick={() => page.send({ type: 'ask', asked: 'reopen' })}>
          {t('step.reopen')}
        </Button>
      )}
      {offers('close') && (
        <Button {...shared} onClick={() => page.send({ type: 'act', act: { step: 'close' }, goesOn: false })}>
          {t('step.close')}
        </Button>
      )}
    </>
  );
}
