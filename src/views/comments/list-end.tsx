import { ActionIcon, Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { lastPageOf } from '#src/domain/content/list-query.ts';
import type { InboxActor } from '#src/machines/comments/inbox.ts';
import type { StepResult } from '#src/machines/comments/inbox-context.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import { useOffers } from '#src/views/app-context.ts';
import { NextIcon, PreviousIcon } from '#src/views/looks/icons.ts';
import classes from './inbox.module.css';

/** The foot of the list: the last action with its undo button, and paging. */
export function ListEnd({ inbox }: { inbox: InboxActor }) {
  const { t } = useTranslation(['comments', 'content']);
  const { page, query } = useContextOf(inbox, 'page', 'query');
  const last = page ? lastPageOf(page) : 1;
  const turnTo = (pageNum: number) => inbox.send({ type: 'query.change', change: { pageNum } });
  return (
    <div className={classes.end}>
      <LastActionLine inbox={inbox} />
      <div className={classes.pages}>
        <ActionIcon
          variant="default"
          aria-label={t('content:list.previous')}
          disabled={query.pageNum <= 1}
          onClick={() => turnTo(query.pageNum - 1)}
        >
          <PreviousIcon size={16} />
        </ActionIcon>
        <span>{t('list.pages', { page: query.pageNum, last })}</span>
        <ActionIcon
          variant="default"
          aria-label={t('content:list.next')}
          disabled={query.pageNum >= last}
          onClick={() => turnTo(query.pageNum + 1)}
        >
          <NextIcon size={16} />
        </ActionIcon>
      </div>
    </div>
  );
}

/** The last action and its undo button. Unlike a message it stays until the next action. */
export function LastActionLine({ inbox }: { inbox: InboxActor }) {
  const { t } = useTranslation(['comments', 'content']);
  const offersTakeBack = useOffers('ownActions');
  const { lastResult } = useContextOf(inbox, 'lastResult');
  const words = lastResult && lastActionText(t, lastResult);
  return (
    <div className={classes.lastAction}>
      <span role="status" title={words ?? undefined}>
        {words}
      </span>
      {lastResult?.code === 'stepped' && offersTakeBack && (
        <Button
          size="compact-sm"
          variant="subtle"
          onClick={() => inbox.send({ type: 'takeBack.last', id: lastResult.action })}
        >
          {t('result.undo')}
        </Button>
      )}
      {lastResult?.code === 'notDone' && (
        <Button
          size="compact-sm"
          variant="subtle"
          onClick={() => inbox.send({ type: 'choose', id: lastResult.comment.id })}
        >
          {t('result.toComment')}
        </Button>
      )}
    </div>
  );
}

type Words = ReturnType<typeof useTranslation<['comments', 'content']>>['t'];

function lastActionText(t: Words, lastResult: StepResult): string {
  switch (lastResult.code) {
    case 'stepped':
      return t(`result.${lastResult.step}`, { author: lastResult.comment.author });
    case 'takenBack':
      return t(`result.takenBack.${lastResult.action.step}`, { author: lastResult.action.author });
    case 'notDone':
      return t(`result.notDone.${lastResult.step}`, { author: lastResult.comment.author });
    case 'overtaken':
      return t(`result.overtaken.${lastResult.action.step}`, { author: lastResult.action.author });
    case 'nothing':
      return t('result.nothing');
  }
}
