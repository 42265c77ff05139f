import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type ConsultationRow, consultationsPath } from '#src/domain/consultations/consultation.ts';
import { recordPath } from '#src/domain/routes/location.ts';
import type { OfferedColumn } from '#src/views/lists/list-engine.ts';
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
        width: 240,
        grows: true,
        card: 'title',
        hint: ({ title, question }) => [title, question].filter(Boolean).join('\n'),
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
        width: 100,
        card: 'badge',
        render: ({ status }) => <StateBadge tone={statusTones[status]} label={t(`status.${status}`)} />,
      },
      {
        name: 'due',
        title: t('field.due'),
        width: 250,
        isFigures: true,
        sorts: true,
        card: 'field',
        hint: (row) => [row.due, lateText(t, row), missingText(row)].filter(Boolean).join(' '),
        render: (row) => {
          const late = lateText(t, row);
          const missing = missingText(row);
          return (
            <span className={parts.named}>
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
        width: 110,
        card: 'field',
        render: ({ owner }) => owner?.name ?? t('owner.none'),
      },
      {
        name: 'about',
        title: t('field.about'),
        width: 200,
        card: 'field',
        hint: ({ about }) => aboutText(t, about),
        render: ({ about }) => aboutText(t, about),
      },
      { name: 'name', title: t('field.name'), width: 90, from: 'wide', render: ({ name }) => name },
      {
        name: 'receivedTime',
        title: t('field.received'),
        width: 120,
        isFigures: true,
        sorts: true,
        card: 'field',
        render: ({ receivedTime }) => receivedTime.slice(0, 10),
      },
      {
        name: 'late',
        title: t('field.late'),
        width: 120,
        isNumber: true,
        isFigures: true,
        onDemand: true,
        render: ({ lateDays }) => String(lateDays),
      },
      {
        name: 'updatedTime',
        title: t('field.updated'),
        width: 150,
        isFigures: true,
        onDemand: true,
        render: ({ updatedTime }) => formatTime(updatedTime),
      },
    ] satisfies OfferedColumn<ConsultationRow>[];
  }, [t]);
}
