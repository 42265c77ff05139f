import { Button } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';
import { isUnsent } from '#src/domain/comments/comment-draft.ts';
import type { ArrivalsActor } from '#src/machines/comments/arrivals.ts';
import type { InboxActor } from '#src/machines/comments/inbox.ts';
import { useChild, useContextOf } from '#src/views/actors/use-snapshot.ts';
import { ListTotal } from '#src/views/lists/summary-line.tsx';
import { without } from '#src/views/lists/table/selection.ts';
import { useReportVisibility } from '#src/views/page/use-report-visibility.ts';
import classes from './inbox.module.css';

const selectPageMarked = ({ context: { selected, page } }: SnapshotFrom<InboxActor>) =>
  selected === 'all' || (page !== null && page.list.length > 0 && without(page.list, selected).length === 0);

/** The line above the rows. Its height is fixed, so that the announcement of new comments moves nothing (W2.5). */
export function ListTop({ inbox }: { inbox: InboxActor }) {
  const { t } = useTranslation('comments');
  const { page, selected } = useContextOf(inbox, 'page', 'selected');
  const isPageMarked = useSelector(inbox, selectPageMarked);
  const arrivals = useChild(inbox, 'arrivals');
  const markPage = (wanted: boolean) => {
    const rows = page?.list ?? [];
    const others = selected === 'all' ? [] : without(selected, rows);
    inbox.send({ type: 'select', selected: wanted ? [...others, ...rows] : others });
  };
  return (
    <div className={classes.top}>
      <input
        type="checkbox"
        className={classes.box}
        aria-label={t('list.selectPage')}
        checked={isPageMarked}
        disabled={!page || page.list.length === 0}
        onChange={({ currentTarget }) => markPage(currentTarget.checked)}
      />
      <ListTotal list={inbox} />
      <Unsent inbox={inbox} />
      {arrivals && <Arrived inbox={inbox} arrivals={arrivals} />}
    </div>
  );
}

/** Links to unsent texts on any page of the list: a draft may be days old. */
function Unsent({ inbox }: { inbox: InboxActor }) {
  const { t } = useTranslation('comments');
  const { texts } = useContextOf(inbox, 'texts');
  const count = Object.values(texts).filter(isUnsent).length;
  if (count === 0) return null;
  return (
    <Button
      size="compact-sm"
      variant="default"
      fw={400}
      title={t('unsent.hint')}
      onClick={() => inbox.send({ type: 'unsent.next' })}
    >
      {t('unsent', { count })}
    </Button>
  );
}

function Arrived({ inbox, arrivals }: { inbox: InboxActor; arrivals: ArrivalsActor }) {
  const { t } = useTranslation('comments');
  const { arrived } = useContextOf(arrivals, 'arrived');
  useReportVisibility(arrivals);
  return (
    <div role="status" className={classes.arrived}>
      {arrived > 0 && (
        <Button
          size="compact-sm"
          variant="light"
          title={t('arrived.hint')}
          onClick={() => inbox.send({ type: 'reload' })}
        >
          {t('arrived', { count: arrived })}
        </Button>
      )}
    </div>
  );
}
