import { isReviewed } from '#src/domain/scoring/kinds.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentType } from '#src/domain/content/content-type.ts';
import {
  appliesTo,
  bringsOnline,
  type ContentRecord,
  type RecordOperation,
  textOf,
} from '#src/domain/content/record.ts';
import { isEditable, operationsOf } from '#src/domain/content/lifecycle.ts';
import { recordPath } from '#src/domain/routes/location.ts';
import { appointLink } from '#src/domain/work/appoint-link.ts';
import { mayScore } from '#src/domain/scoring/scoring-rights.ts';
import { scoringLink } from '#src/domain/scoring/sheet-link.ts';
import type { ListActor } from '#src/machines/content/list.ts';
import { useGrants } from '#src/views/actors/use-grants.ts';
import { useTag } from '#src/views/actors/use-snapshot.ts';
import type { ListColumn } from '#src/views/lists/table/column.ts';
import { RowButton, RowEditLink, RowGap, RowMenuButton, RowNavLink } from '#src/views/lists/table/row-button.tsx';
import { preloadPublishCheck } from '#src/views/publish/late-check.tsx';
import { useCan } from '#src/views/rights/can.tsx';
import type { RowOperations } from './use-row-operations.ts';

/** The actions of a row: edit and publish are buttons, the rest is in a menu; on narrow screens all are in the menu. */
export interface RowActions {
  /** The address where the person appoints a panel for the record; null if they cannot. */
  appointing: string | null;
  /** The address of the person's score sheet for the record; null if they have none. */
  scoring: string | null;
  inView: RecordOperation | undefined;
  inMenu: readonly RecordOperation[];
}

/** The actions on a record from its row, each with its own right (product 6). */
export function useRowActions(
  type: ContentType,
  list: ListActor,
  { start, menu }: RowOperations,
  isCompact: boolean,
): { column: ListColumn<ContentRecord> | null; actionsOf: (record: ContentRecord) => RowActions } {
  const { t } = useTranslation('content');
  const can = useCan();
  const grants = useGrants();
  const operating = useTag(list, 'operating');
  const { toggle } = menu;
  return useMemo(() => {
    const mayEdit = can('edit');
    const granted = operationsOf(type).filter(({ right, needsReason }) => can(right) && !needsReason);
    const isInView = ({ right }: RecordOperation) => right === 'updown' || (type.lifecycle && right !== 'del');
    const actionsOf = (record: ContentRecord): RowActions => {
      const possible = granted.filter((operation) => appliesTo(operation, record, type.rights, type.lifecycle));
      const inView = isCompact ? undefined : possible.find(isInView);
      return {
        appointing: appointLink(type.path, record, grants),
        scoring: scoringLink(record, grants),
        inView,
        inMenu: possible.filter((operation) => operation !== inView),
      };
    };
    const hasSheets = isReviewed(type.path) && mayScore(grants);
    if (!mayEdit && granted.length === 0 && !hasSheets) return { column: null, actionsOf };
    // Once for all rows.
    const words = new Map(granted.map(({ name }) => [name, t(`op.${name}`)]));
    const wordOf = ({ name }: RecordOperation) => words.get(name) ?? '';
    const widest =
      granted
        .filter(isInView)
        .map(wordOf)
        .toSorted((one, other) => other.length - one.length)[0] ?? '';
    const render = (record: ContentRecord) => {
      const { appointing, scoring, inView, inMenu } = actionsOf(record);
      const title = textOf(record, type.titleField);
      const hasMenu = inMenu.length > 0 || scoring !== null || (isCompact && (mayEdit || appointing !== null));
      return (
        <>
          {!isCompact && mayEdit && (
            <RowEditLink
              href={recordPath(type.path, record.id)}
              title={title}
              isReadOnly={!isEditable(type, record)}
              variesByRow={type.lifecycle !== undefined}
              t={t}
            />
          )}
          {!isCompact && appointing !== null && (
            <RowNavLink href={appointing} label={t('op.named', { operation: t('op.appoint'), title })}>
              {t('op.appoint')}
            </RowNavLink>
          )}
          {inView ? (
            <RowButton
              disabled={operating}
              room={widest}
              label={t('op.named', { operation: wordOf(inView), title })}
              onForeseen={bringsOnline(inView) ? preloadPublishCheck : undefined}
              onPress={(button) => start(inView, record, button)}
            >
              {wordOf(inView)}
            </RowButton>
          ) : (
            !isCompact && appointing === null && hasMenu && <RowGap room={widest} />
          )}
          {hasMenu && (
            <RowMenuButton
              disabled={operating}
              label={t('op.more', { title })}
              onPress={(button) => toggle(record, button)}
            />
          )}
        </>
      );
    };
    return { column: { name: 'actions', title: t('list.actions'), card: 'actions', render }, actionsOf };
  }, [type, can, grants, operating, toggle, start, isCompact, t]);
}
