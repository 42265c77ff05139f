import { useTranslation } from 'react-i18next';
import type { Consultation, Message } from '#src/domain/consultations/consultation.ts';
import type { ConsultationActor } from '#src/machines/consultations/consultation.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import { StateBadge } from '#src/views/looks/state-badge.tsx';
import { formatTime } from '#src/views/words/format-time.ts';
import { nameOf } from './consultation-words.ts';
import classes from './consultation.module.css';
import { RecordPart } from './record-part.tsx';

interface Props {
  page: ConsultationActor;
  consultation: Consultation;
}

/**
 * The messages, oldest first. Questions, replies and notes differ by their labels, borders and positions, also in black
 * and white print (W3.8).
 */
export function Conversation({ page, consultation }: Props) {
  const { t } = useTranslation('consultations');
  const { news } = useContextOf(page, 'news');
  return (
    <RecordPart title={t('talk.title')}>
      <ol className={classes.talk}>
        {consultation.messages.map((message) => (
          <MessageItem
            key={message.id}
            message={message}
            by={message.kind === 'question' ? message.by : nameOf(consultation, message.by)}
            isNew={news?.messages.includes(message.id) ?? false}
          />
        ))}
      </ol>
    </RecordPart>
  );
}

function MessageItem({ message: { kind, time, text }, by, isNew }: { message: Message; by: string; isNew: boolean }) {
  const { t } = useTranslation('consultations');
  return (
    <li className={classes.message} data-kind={kind}>
      <div className={classes.messageHead}>
        <strong>{t(`talk.${kind}`)}</strong>
        <bdi>{by}</bdi>
        <time dateTime={time.replace(' ', 'T')}>{formatTime(time)}</time>
        {isNew && <StateBadge tone="held" label={t('talk.new')} />}
      </div>
      <p dir="auto">{text}</p>
    </li>
  );
}
