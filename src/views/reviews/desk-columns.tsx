import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { recordPath } from '#src/domain/routes/location.ts';
import { mayScore } from '#src/domain/scoring/scoring-rights.ts';
import { scorePath } from '#src/domain/scoring/kinds.ts';
import { meanText } from '#src/views/words/number-text.ts';
import { isWaiting, type ReviewRow } from '#src/domain/scoring/review.ts';
import { sheetLink } from '#src/domain/scoring/sheet-link.ts';
import type { DeskActor } from '#src/machines/scoring/desk.ts';
import { useGrants } from '#src/views/actors/use-grants.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import type { OfferedColumn } from '#src/views/lists/engine/list-engine.ts';
import type { ListColumn } from '#src/views/lists/table/column.ts';
import { RowLink } from '#src/views/lists/table/row-link.tsx';
import parts from '#src/views/lists/table/row-parts.module.css';
import { StateBadge } from '#src/views/looks/state-badge.tsx';
import { formatTime } from '#src/views/words/format-time.ts';
import { useAreaText } from '#src/views/words/use-area-text.ts';
import { gradeText, kindText, reviewBadge, stateText, stateTones } from './desk-words.ts';

/** The columns of the scoring desk; only experts have an own state and actions. Values that are unknown or hidden from the person are shown as a dash (W1.1). */
export function useDeskColumns(desk: DeskActor): readonly OfferedColumn<ReviewRow>[] {
  const { t } = useTranslation(['reviews', 'content']);
  const areaText = useAreaText();
  const isExpert = mayScore(useGrants());
  const { orderBy, desc } = useContextOf(desk, 'query').query;
  return useMemo(() => {
    const dash = t('none');
    const scoring = (row: ReviewRow) => {
      if (!row.own || !(isWaiting(row.own) || row.own === 'submitted')) return null;
      const operation = t(isWaiting(row.own) ? 'row.score' : 'row.own');
      return (
        <RowLink
          href={sheetLink(row, { orderBy, desc })}
          className={parts.action}
          aria-label={t('content:op.named', { operation, title: row.title })}
        >
          {operation}
        </RowLink>
      );
    };
    const ownColumn: ListColumn<ReviewRow> = {
      name: 'own',
      title: t('field.own'),
      card: 'field',
      render: ({ own, ownProgress }) =>
        own ? (
          <StateBadge tone={stateTones[own]} label={stateText(t, own, ownProgress ?? { marked: null, all: 0 })} />
        ) : (
          dash
        ),
    };
    const actionsColumn: ListColumn<ReviewRow> = {
      name: 'actions',
      title: t('content:list.actions'),
      card: 'actions',
      render: scoring,
    };
    return [
      {
        name: 'title',
        title: t('field.title'),
        sorts: true,
        card: 'title',
        render: ({ id, title }) => (
          <RowLink className={parts.title} href={recordPath(scorePath, id)}>
            {title}
          </RowLink>
        ),
      },
      { name: 'kind', title: t('field.kind'), rank: 'extra', card: 'field', render: ({ kind }) => kindText(t, kind) },
      { name: 'area', title: t('field.area'), rank: 'extra', render: ({ area }) => areaText(area) },
      {
        name: 'due',
        title: t('field.due'),
        isFigures: true,
        sorts: true,
        card: 'field',
        render: ({ due }) => due,
      },
      ...(isExpert ? [ownColumn] : []),
      {
        name: 'progress',
        title: t('field.progress'),
        isFigures: true,
        rank: 'secondary',
        card: 'field',
        render: ({ submitted, expected }) => t('progress', { submitted, expected }),
      },
      {
        name: 'status',
        title: t('field.status'),
        card: 'badge',
        render: (row) => <StateBadge {...reviewBadge(t, row)} />,
      },
      {
        name: 'mean',
        title: t('field.mean'),
        isNumber: true,
        isFigures: true,
        card: 'field',
        render: ({ mean }) => (mean === null ? dash : meanText(mean)),
      },
      {
        name: 'grade',
        title: t('field.grade'),
        card: 'field',
        render: (row) => (
          <span className={parts.named}>
            {gradeText(t, row) ?? (row.isVetoed ? null : dash)}
            {row.isVetoed && <StateBadge tone="bad" label={t('sheets.veto')} />}
          </span>
        ),
      },
      {
        name: 'updatedTime',
        title: t('content:field.updatedTime'),
        isFigures: true,
        onDemand: true,
        render: ({ updatedTime }) => formatTime(updatedTime),
      },
      ...(isExpert ? [actionsColumn] : []),
    ] satisfies OfferedColumn<ReviewRow>[];
  }, [isExpert, orderBy, desc, areaText, t]);
}
