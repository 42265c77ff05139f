import '#src/views/styles/content.ts';
import '@mantine/core/styles/Drawer.layer.css';
import { Button, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { wordsPath } from '#src/domain/comments/word-paths.ts';
import type { InboxActor } from '#src/machines/comments/inbox.ts';
import { useChild, useContextOf } from '#src/views/actors/use-snapshot.ts';
import { useOffers } from '#src/views/app-context.ts';
import { useInboxKeys } from '#src/views/inbox/keys.ts';
import { ExportMenu } from '#src/views/lists/engine/export-menu.tsx';
import { startExport } from '#src/views/lists/export/use-list-export.ts';
import { ListHeading } from '#src/views/lists/list-heading.tsx';
import { RefreshButton } from '#src/views/lists/refresh-button.tsx';
import { ListViews } from '#src/views/lists/settings/list-views.tsx';
import { LogsIcon, WatchIcon } from '#src/views/looks/icons.ts';
import { useIsPhone } from '#src/views/page/phone-query.ts';
import { CommentsDialog } from './bulk-dialog.tsx';
import { DeleteQuestion } from './delete-question.tsx';
import classes from './inbox.module.css';
import { InboxFilters } from './inbox-filters.tsx';
import { InboxList } from './inbox-list.tsx';
import { OwnActions } from './own-actions.tsx';
import { Pane } from './pane.tsx';
import { useThread } from './seen.ts';
import { useInboxSteps } from './use-inbox-steps.ts';

/** The inbox of comments: a list, a reading pane beside it, and keyboard shortcuts for both (decision 039). */
export function CommentsScreen({ actor: inbox }: { actor: InboxActor }) {
  const { t } = useTranslation('comments');
  const thread = useThread(inbox);
  const offersOwnActions = useOffers('ownActions');
  const child = useChild(inbox, 'ownActions');
  const ownActions = offersOwnActions && child;
  const { isReading } = useContextOf(inbox, 'isReading');
  const isPhone = useIsPhone();
  useInboxKeys(useInboxSteps(inbox));
  const isOver = isPhone && isReading;
  return (
    <Stack gap="sm" className={classes.screen}>
      <ListHeading title={t('title')} beside={<ListViews list={inbox} />}>
        <Button variant="default" component={Link} href={wordsPath} leftSection={<WatchIcon size={16} aria-hidden />}>
          {t('list.words.title')}
        </Button>
        {ownActions && (
          <Button
            variant="default"
            leftSection={<LogsIcon size={16} aria-hidden />}
            aria-haspopup="dialog"
            onClick={() => ownActions.send({ type: 'actions.open' })}
          >
            {t('actions.button')}
          </Button>
        )}
        <RefreshButton list={inbox} />
        <ExportMenu list={inbox} onExport={(format) => startExport(inbox, format, {})} />
      </ListHeading>
      {!isOver && <InboxFilters inbox={inbox} />}
      <div className={classes.inbox}>
        {!isOver && <InboxList inbox={inbox} />}
        {thread && (!isPhone || isReading) && <Pane inbox={inbox} thread={thread} isPhone={isPhone} />}
      </div>
      <CommentsDialog inbox={inbox} />
      <DeleteQuestion inbox={inbox} />
      {ownActions && <OwnActions actions={ownActions} />}
    </Stack>
  );
}
