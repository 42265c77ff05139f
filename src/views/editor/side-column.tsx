import { isReviewed } from '#src/domain/scoring/kinds.ts';
import { Paper } from '@mantine/core';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { coverOf, groupsWithoutCover } from '#src/domain/content/cover.ts';
import { useMatches } from '#src/views/actors/use-snapshot.ts';
import { useOffers } from '#src/views/app-context.ts';
import { DeskLink } from '#src/views/reviews/record-links.tsx';
import { useEditorPage, useIsReading, useRecordForm } from './editor-page.ts';
import { FieldInput } from './field-input.tsx';
import { GroupIndex } from './group-index.tsx';
import { Reading } from './reading.tsx';
import { RecordState } from './record-state.tsx';
import { TimeLine } from './time-line.tsx';
import classes from './side-column.module.css';

/** From this number of groups on, a form gets an index. */
const manyGroups = 3;

/**
 * The column beside the form on wide screens: the state of the record, its cover, the index of a long form, its timeline.
 * Elsewhere cover and timeline follow the form, and the rest is not shown. Only style sheets decide, so that a field
 * keeps its text and the focus when the window is resized (fault G6).
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
  if (!saved && !cover && !hasIndex) return null;
  return (
    <aside className={clsx(classes.column, !cover && !withHistory && classes.wideOnly)} aria-label={t('side.title')}>
      {saved && <RecordState record={saved} />}
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
      {(withHistory || hasIndex) && (
        <div className={classes.inView}>
          {hasIndex && <GroupIndex />}
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
