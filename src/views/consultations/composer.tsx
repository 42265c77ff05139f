import { Text } from '@mantine/core';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { isPossible, type Letter, letters } from '#src/domain/consultations/consultation-act.ts';
import { type Consultation, longestMessage, messageLength } from '#src/domain/consultations/consultation.ts';
import { namesVisitor, openVariables } from '#src/domain/consultations/reply-template.ts';
import type { ConsultationActor } from '#src/machines/consultations/consultation.ts';
import { hindranceOf } from '#src/machines/consultations/consultation-context.ts';
import { useChild, useContextOf, useMatches } from '#src/views/actors/use-snapshot.ts';
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
  /** The field for the text. */
  field: RefObject<HTMLTextAreaElement | null>;
}

/**
 * Writes a reply to the visitor or a note for staff. Neither is preselected; the button in the bar names the reader (W3.8). Each
 * has its own text, so that a note never becomes a reply. A template is a reply, so picking one chooses the visitor.
 */
export function Composer({ page, consultation, field }: Props) {
  const { t } = useTranslation('consultations');
  const name = useId();
  const { letter, typed, draft } = useContextOf(page, 'letter', 'typed', 'draft');
  const templates = useChild(page, 'templates');
  const isSending = useMatches(page, 'saving', 'comparing');
  const canReply = isPossible('reply', consultation);
  const locked = isSending || draft !== null;
  const insert = (picked: string) => {
    flushSync(() => page.send({ type: 'letter.choose', letter: 'reply' }));
    if (field.current) insertAtCursor(field.current, picked);
  };
  return (
    <RecordPart title={t('write.title')}>
      <fieldset className={classes.choice} disabled={draft !== null}>
        <legend>{t('write.choose')}</legend>
        {letters.map((one) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- the keyboard stays on the choice, from which Tab leads to the text
          <label
            key={one}
            data-chosen={letter === one || undefined}
            // A press moves on to the text, after the browser has focused the choice.
            onClick={({ detail }) => detail > 0 && setTimeout(() => field.current?.focus())}
          >
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
      {canReply && letter !== 'note' && templates && (
        <TemplateMenu templates={templates} consultation={consultation} disabled={locked} onPick={insert} />
      )}
      {letter && <Writing key={letter} {...{ page, field, letter, locked }} />}
    </RecordPart>
  );
}

interface WritingProps {
  page: ConsultationActor;
  field: RefObject<HTMLTextAreaElement | null>;
  letter: Letter;
  locked: boolean;
}

function Writing({ page, field, letter, locked }: WritingProps) {
  const { t } = useTranslation('consultations');
  const { typed, failedChecks } = useContextOf(page, 'typed', 'failedChecks');
  // The message about an earlier attempt disappears with the next keystroke.
  const [answered, setAnswered] = usePageState(`answered.${letter}`, failedChecks);
  const text = typed[letter];
  const open = letter === 'reply' ? openVariables(text) : [];

  const seen = useRef(failedChecks);
  useEffect(() => {
    if (failedChecks > seen.current) field.current?.focus();
    seen.current = failedChecks;
  }, [failedChecks, field]);

  const change = (next: string) => {
    setAnswered(failedChecks);
    page.send({ type: 'typed', letter, text: next });
  };
  return (
    <>
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
      {letter === 'reply' && namesVisitor(text) && (
        <Text size="sm" c="dimmed">
          {t('write.visitor')}
        </Text>
      )}
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
