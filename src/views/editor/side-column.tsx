import { isReviewed } from '#src/domain/scoring/kinds.ts';
import { Paper } from '@mantine/core';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { Approval } from '#src/domain/approval/approval.ts';
import type { ContentRecord } from '#src/domain/content/record.ts';
import { coverOf, groupsWithoutCover } from '#src/domain/content/cover.ts';
import { imported } from '#src/i18n/import-afresh.ts';
import type { ChecksActor } from '#src/machines/content/checks.ts';
import { useChild, useMatches } from '#src/views/actors/use-snapshot.ts';
import { ErrorBoundary } from '#src/views/late/error-boundary.tsx';
import { late } from '#src/views/late/late.tsx';
import { LateApprovalSection } from '#src/views/approval/late-approval.tsx';
import { useOffers } from '#src/views/app-context.ts';
import { DeskLink } from '#src/views/reviews/record-links.tsx';
import { useEditorPage, useIsReading, useRecordForm } from './editor-page.ts';
import { FieldInput } from './field-input.tsx';
import { GroupIndex } from './group-index.tsx';
import { Reading } from './reading.tsx';
import { useDesk } from './record-operations.tsx';
import { RecordState } from './record-state.tsx';
import { TimeLine } from './time-line.tsx';
import classes from './side-column.module.css';

const Findings = late(async () => (await imported(() => import('#src/views/checks/findings.tsx'))).Findings);

/** From this number of groups on, a form gets an index. */
const manyGroups = 3;

/**
 * The column beside the form on wide screens: the state of the record, its cover, the index of a long form, what the content
 * checks find, its timeline. Elsewhere cover, findings and timeline follow the form, and the rest is not shown. Only style
 * sheets decide, so that a field keeps its text and the focus when the window is resized (fault G6).
 */
export function SideColumn() {
  const { t } = useTranslation('editor');
  const page = useEditorPage();
  const { type, editor, record } = page;
  const isReading = useIsReading(page);
  const form = useRecordForm();
  const isDeleted = useMatches(editor, 'deleted');
  const saved = isDeleted ? null : record;
  const cover = coverOf(type);
  const hasIndex = groupsWithoutCover(type).length >= manyGroups;
  const withHistory = useOffers('revisions') || type.lifecycle ? saved : null;
  if (!saved && !cover && !hasIndex && isReading) return null;
  return (
    <aside
      className={clsx(classes.column, !cover && !withHistory && !saved?.approval && isReading && classes.wideOnly)}
      aria-label={t('side.title')}
    >
      {saved && <RecordState record={saved} />}
      {saved?.approval && <SideApproval record={saved} approval={saved.approval} />}
      {saved && isReviewed(type.path) && <DeskLink record={saved} path={type.path} />}
      {cover && (
        <Paper withBorder className={classes.part}>
          {isReading ? (
            <Reading groups={[{ title: '', fields: [cover] }]} />
          ) : (
            <FieldInput key={form.key(cover.name)} field={cover} />
          )}
        </Paper>
      )}
      {(withHistory || hasIndex || !isReading) && (
        <div className={classes.inView}>
          {hasIndex && <GroupIndex />}
          {!isReading && <SideFindings />}
          {withHistory && (
            <Paper withBorder className={classes.part}>
              <TimeLine record={withHistory} />
            </Paper>
          )}
        </div>
      )}
    </aside>
  );
}

/** It alone is rendered again with the first change in the form. */
function SideApproval(props: { record: ContentRecord; approval: Approval }) {
  return <LateApprovalSection {...props} desk={useDesk()} />;
}

/** What the content checks find in the form, in a separate chunk. Without that chunk only the advice is missing. */
function SideFindings() {
  const { type, editor, locked, correct } = useEditorPage();
  const form = useRecordForm();
  const checks = useChild(editor, 'checks') as ChecksActor;
  return (
    <ErrorBoundary fallback={() => null}>
      <Findings
        type={type}
        checks={checks}
        valueOf={(field) => form.getValues()[field] ?? ''}
        onCorrect={locked ? null : correct}
        onDismissals={locked ? null : (dismissals) => form.setFieldValue('dismissals', dismissals)}
      />
    </ErrorBoundary>
  );
}
