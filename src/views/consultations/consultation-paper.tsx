import { useTranslation } from 'react-i18next';
import type { Consultation } from '#src/domain/consultations/consultation.ts';
import type { ConsultationActor } from '#src/machines/consultations/consultation.ts';
import { PaperPages } from '#src/views/print/paper.tsx';
import { formatTime } from '#src/views/words/format-time.ts';
import { aboutText, lateText } from './consultation-words.ts';
import { Conversation } from './conversation.tsx';
import { PeriodsPart } from './periods-part.tsx';
import { RecordEvents } from './record-events.tsx';

interface Props {
  page: ConsultationActor;
  consultation: Consultation;
}

/** A consultation on A4: its facts with the due day, its messages and its history. Contact details are masked (W3.14). */
export function ConsultationPaper({ page, consultation }: Props) {
  const { t } = useTranslation('consultations');
  const { t: sheetText } = useTranslation('sheet');
  const { title, name, status, owner, about, due, receivedTime } = consultation;
  const head = sheetText('paper.head', { title, number: t('paper.title') });
  const late = lateText(t, consultation);
  return (
    <PaperPages
      head={head}
      title={head}
      facts={[
        [t('field.name'), name],
        [t('field.about'), aboutText(t, about)],
        [t('field.received'), formatTime(receivedTime)],
        [t('field.due'), late === null ? due : `${due} · ${late}`],
        [t('field.status'), t(`status.${status}`)],
        [t('field.owner'), owner?.name ?? t('owner.none')],
      ]}
      signatures={[{ names: [t('paper.sign'), t('paper.date')] }]}
    >
      <Conversation page={page} consultation={consultation} />
      <PeriodsPart consultation={consultation} />
      <RecordEvents consultation={consultation} />
    </PaperPages>
  );
}
