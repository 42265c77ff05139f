import { Alert, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { draftOfTyped } from '#src/domain/consultations/consultation-draft.ts';
import type { ActName, News } from '#src/domain/consultations/consultation-act.ts';
import type { Consultation } from '#src/domain/consultations/consultation.ts';
import type { ConsultationActor } from '#src/machines/consultations/consultation.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import { formatTime } from '#src/views/words/format-time.ts';
import { nameOf } from './consultation-words.ts';

interface Props {
  page: ConsultationActor;
  consultation: Consultation;
}

/** Shows what others did since the person opened the consultation. Typed texts are kept (W3.11). */
export function NewsAlert({ page, consultation }: Props) {
  const { t } = useTranslation('consultations');
  const { news, typed } = useContextOf(page, 'news', 'typed');
  const alert = useRef<HTMLDivElement>(null);
  const seen = useRef(news);
  useEffect(() => {
    if (news !== null && news !== seen.current) alert.current?.focus();
    seen.current = news;
  }, [news]);
  if (!news) return null;
  const isTyped = draftOfTyped(typed, null) !== null;
  return (
    <Alert ref={alert} tabIndex={-1} color="yellow" variant="light" title={t(titleOf(news.refused))}>
      {sentences(news).map((sentence) => (
        <Text key={sentence} size="sm">
          {sentence}
        </Text>
      ))}
      {isTyped && <Text size="sm">{t('news.kept')}</Text>}
    </Alert>
  );

  function sentences({ messages, isMoved, event }: News): readonly string[] {
    const written = consultation.messages
      .filter(({ id }) => messages.includes(id))
      .map(({ kind, by }) => t(`news.${kind}`, { name: nameOf(consultation, by) }));
    const moved =
      event && event.by !== ''
        ? t('news.movedBy', {
            name: nameOf(consultation, event.by),
            time: formatTime(event.time),
            what: t(`event.${event.what}`),
          })
        : t('news.moved');
    const changes = [...new Set(written), ...(isMoved && written.length === 0 ? [moved] : [])];
    return changes.length > 0 ? changes : [t('news.other')];
  }
}

function titleOf(refused: ActName | null) {
  if (refused === null) return 'news.renewed';
  return refused === 'reply' ? 'news.title' : refused === 'note' ? 'news.notSaved' : 'news.notDone';
}
