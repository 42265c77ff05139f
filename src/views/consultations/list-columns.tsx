import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type ConsultationRow, consultationsPath } from '#src/domain/consultations/consultation.ts';
import { recordPath } from '#src/domain/routes/location.ts';
import type { OfferedColumn } from '#src/views/lists/engine/list-engine.ts';
import { RowLink } from '#src/views/lists/table/row-link.tsx';
import parts from '#src/views/lists/table/row-parts.module.css';
import { StateBadge } from '#src/views/looks/state-badge.tsx';
import { formatTime } from '#src/views/words/format-time.ts';
import { aboutText, lateText, statusTones } from './consultation-words.ts';

/** The columns of the list. Overdue consultations say how late they are (W3.15). */
export function useConsultationColumns(): readonly OfferedColumn<ConsultationRow>[] {
  const { t } = useTranslation('consultations');
  return useMemo(() => {
    /** The due day may change when the calendar of that year is published (W3.2). */
    const missingText = ({ missingYear }: ConsultationRow) =>
      missingYear === null ? null : t('day.missingShort', { year: missingYear });
    return [
      {
        name: 'title',
        title: t('field.title'),
        card: 'title',
        render: ({ id, title, question }) => (
          <>
            <RowLink className={parts.title} href={recordPath(consultationsPath, id)}>
              {title}
            </RowLink>
            {question !== '' && <small className={parts.under}>{question}</small>}
          </>
        ),
      },
      {
        name: 'status',
        title: t('field.status'),
        card: 'badge',
        render: ({ status }) => <StateBadge tone={statusTones[status]} label={t(`status.${status}`)} />,
      },
      {
        name: 'due',
        title: t('field.due'),
        isFigures: true,
        sorts: true,
        card: 'field',
        render: (row) => {
          const late = lateText(t, row);
          const missing = missingText(row);
          return (
            <span className={parts.named} style={{ flexWrap: 'wrap' }}>
              {row.due}
              {late && <StateBadge tone={row.isOverdue ? 'bad' : 'idle'} label={late} />}
              {missing && <StateBadge tone="held" label={missing} />}
            </span>
          );
        },
      },
      {
        name: 'owner',
        title: t('field.owner'),
        rank: 'secondary',
        card: 'field',
        render: ({ owner }) => owner?.name ?? t('owner.none'),
      },
      {
        name: 'about',
        title: t('field.about'),
        rank: 'secondary',
        card: 'field',
        render: ({ about }) => aboutText(t, about),
      },
      { name: 'name', title: t('field.name'), rank: 'secondary', render: ({ name }) => name },
      {
        name: 'receivedTime',
        title: t('field.received'),
        rank: 'secondary',
        isFigures: true,
        sorts: true,
        card: 'field',
        render: ({ receivedTime }) => receivedTime.slice(0, 10),
      },
      {
        name: 'late',
        title: t('field.late'),
        isNumber: true,
        isFigures: true,
        onDemand: true,
        render: ({ lateDays }) => String(lateDays),
      },
      {
        name: 'updatedTime',
        title: t('field.updated'),
        isFigures: true,
        onDemand: true,
        render: ({ updatedTime }) => formatTime(updatedTime),
      },
    ] satisfies OfferedColumn<ConsultationRow>[];
  }, [t]);
}
