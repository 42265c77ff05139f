import { Button, EmptyState } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { ContentType } from '#src/domain/content/content-type.ts';
import type { ListActor } from '#src/machines/list.ts';
import { Can, useCan } from '../parts/can.tsx';
import { EmptyIcon, FailedIcon, SearchIcon } from '../parts/icons.ts';
import classes from './list-table.module.css';

const selectFiltered = (snapshot: ReturnType<ListActor['getSnapshot']>) =>
  Object.keys(snapshot.context.query.filters).length > 0;

/** Empty, no match and failed look like what they are, and say what to do now. */
export function NothingThere({ type, list, failed }: { type: ContentType; list: ListActor; failed: boolean }) {
  const { t } = useTranslation(['content', 'common']);
  const can = useCan();
  const filtered = useSelector(list, selectFiltered);
  if (failed) {
    return (
      <EmptyState className={classes.nothing} icon={<FailedIcon aria-hidden />} title={t('list.failed')} description={t('list.failedHint')}>
        <EmptyState.Actions>
          <Button onClick={() => list.send({ type: 'reload' })}>{t('common:btn.retry')}</Button>
        </EmptyState.Actions>
      </EmptyState>
    );
  }
  if (filtered) {
    return (
      <EmptyState className={classes.nothing} icon={<SearchIcon aria-hidden />} title={t('list.noMatch')} description={t('list.noMatchHint')}>
        <EmptyState.Actions>
          <Button variant="default" onClick={() => list.send({ type: 'query.reset' })}>
            {t('btn.reset')}
          </Button>
        </EmptyState.Actions>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      className={classes.nothing}
      icon={<EmptyIcon aria-hidden />}
      title={t('list.empty')}
      description={can('add') ? t('list.emptyHint') : t('list.emptyReadOnly')}
    >
      <Can action="add">
        <EmptyState.Actions>
          <Button component={Link} href={`${type.path}/new`}>
            {t('btn.add')}
          </Button>
        </EmptyState.Actions>
      </Can>
    </EmptyState>
  );
}
