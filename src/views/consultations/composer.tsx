import { Button, Group, Text } from '@mantine/core';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isPossible, type Letter, letters } from '#src/domain/consultations/consultation-act.ts';
import { type Consultation, longestMessage, messageLength } from '#src/domain/consultations/consultation.ts';
import { openVariables } from '#src/domain/consultations/reply-template.ts';
import type { ConsultationActor } from '#src/machines/consultations/consultation.ts';
import { hindranceOf } from '#src/machines/consultations/consultation-context.ts';
import { useChild, useContextOf, useMatches, useTag } from '#src/views/actors/use-snapshot.ts';
import { usePageState } from '#src/views/page/page-state.ts';
import { TemplateMenu } from '#src/views/reply-templates/template-menu.tsx';
import classes from './consultation.module.css';
import { insertAtCursor } from '#src/views/reply-templates/insert-text.ts';
import { HighlightedText } from '#src/views/reply-templates/highlighted-text.tsx';
import { OpenVariables } from '#src/views/reply-templates/open-variables.tsx';
import { RecordPart } from './record-part.tsx';

interface Props {
  page: ConsultationActor;
  consultation: Consultation;
}

/**
 * Writes a reply to the visitor or a note for staff. Neither is preselected; the button names the reader (W3.8). Each
 * has its own text, so that a note never becomes a reply.
 */
export function Composer({ page, consultation }: Props) {
  const { t } = useTranslation('consultations');
  const name = useId();
  const { letter, typed, draft } = useContextOf(page, 'letter', 'typed', 'draft');
  const canReply = isPossible('reply', consultation);
  return (
    <RecordPart title={t('write.title')}>
      <fieldset className={classes.choice} disabled={draft !== null}>
        <legend>{t('write.choose')}</legend>
        {letters.map((one) => (
          <label key={one} data-chosen={letter === one || undefined}>
            <input
              type="radio"
              name={name}
              value={one}
              checked={letter === one}
              disabled={one === 'reply' && !canReply}
              onChange={() => page.send({ type: 'letter.choose', letter: one })}
            />
            <span>
              <strong>{t(`write.${one}`)}</strong>
              <small>{t(`write.${one}Hint`)}</small>
              {letter !== one && typed[one] !== '' && <small>{t('write.typed')}</small>}
            </span>
          </label>
        ))}
      </fieldset>
      {!canReply && (
        <Text size="sm" c="dimmed">
          {t('send.closed')}
        </Text>
      )}
      {letter && <Writing key={letter} page={page} consultation={consultation} letter={letter} canReply={canReply} />}
    </RecordPart>
  );
}

function Writing({ page, consultation, letter, canReply }: Props & { letter: Letter; canReply: boolean }) {
  const { t } = useTranslation('consultations');
  const { typed, failedChecks, neighbours, draft } = useContextOf(page, 'typed', 'failedChecks', 'neighbours', 'draft');
  const sending = useMatches(page, 'saving', 'comparing');
  const busy = useTag(page, 'busy');
  const templates = useChild(page, 'templates');
  // The message about an earlier attempt disappears with the next keystroke.
  const [answered, setAnswered] = usePageState(`answered.${letter}`, failedChecks);
  const field = useRef<HTMLTextAreaElement>(null);
  const text = typed[letter];
  const open = letter === 'reply' ? openVariables(text) : [];
  const locked = sending || draft !== null;

  const seen = useRef(failedChecks);
  useEffect(() => {
    if (failedChecks > seen.current) field.current?.focus();
    seen.current = failedChecks;
  }, [failedChecks]);

  const change = (next: string) => {
    setAnswered(failedChecks);
    page.send({ type: 'typed', letter, text: next });
  };
  const send = (goesOn: boolean) => page.send({ type: 'act', act: { step: letter, text }, goesOn });
  return (
    <>
      {letter === 'reply' && templates && (
        <TemplateMenu
          templates={templates}
          consultation={consultation}
          disabled={locked}
          onPick={(picked) => field.current && insertAtCursor(field.current, picked)}
        />
      )}
      <HighlightedText
        ref={field}
        label={t(`write.${letter}Text`)}
        description={`${t(`write.${letter}Hint`)} · ${t('write.count', { count: messageLength(text), most: longestMessage })}`}
        error={errorText()}
        value={text}
        open={open}
        readOnly={locked}
        onChange={change}
      />
      {open.length > 0 && <OpenVariables open={open} field={field} />}
      <Group gap="xs" justify="flex-end">
        {letter === 'reply' && neighbours.next !== null && (
          <Button variant="default" disabled={busy || locked || !canReply} onClick={() => send(true)}>
            {t('send.replyNext')}
          </Button>
        )}
        <Button
          loading={sending}
          disabled={locked || busy || (letter === 'reply' && !canReply)}
          {...(letter === 'note' && { variant: 'default' })}
          onClick={() => send(false)}
        >
          {t(`send.${letter}`)}
        </Button>
      </Group>
    </>
  );

  function errorText(): string | null {
    const hindrance = hindranceOf(letter, text);
    if (hindrance === 'long') return t('lacks.long', { most: longestMessage });
    if (failedChecks <= answered) return null;
    if (hindrance) return t(`lacks.${hindrance}`);
    return letter === 'reply' ? t('lacks.self') : null;
  }
}
