import { ActionIcon, Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { lastPageOf } from '#src/domain/content/list-query.ts';
import type { InboxActor } from '#src/machines/comments/inbox.ts';
import type { Said } from '#src/machines/comments/inbox-context.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
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
  const { said } = useContextOf(inbox, 'said');
  const words = said && lastActionText(t, said);
  return (
    <div className={classes.lastAction}>
      <span role="status" title={words ?? undefined}>
        {words}
      </span>
      {said?.code === 'stepped' && (
        <Button
          size="compact-sm"
          variant="subtle"
          onClick={() => inbox.send({ type: 'takeBack.last', id: said.action })}
        >
          {t('said.undo')}
        </Button>
      )}
      {said?.code === 'notDone' && (
        <Button size="compact-sm" variant="subtle" onClick={() => inbox.send({ type: 'choose', id: said.comment.id })}>
          {t('said.toComment')}
        </Button>
      )}
    </div>
  );
}

type Words = ReturnType<typeof useTranslation<['comments', 'content']>>['t'];

function lastActionText(t: Words, said: Said): string {
  switch (said.code) {
    case 'stepped':
      return t(`said.${said.step}`, { author: said.comment.author });
    case 'takenBack':
      return t(`said.takenBack.${said.action.step}`, { author: said.action.author });
    case 'notDone':
      return t(`said.notDone.${said.step}`, { author: said.comment.author });
    case 'overtaken':
      return t(`said.overtaken.${said.action.step}`, { author: said.action.author });
    case 'nothing':
      return t('said.nothing');
  }
}
