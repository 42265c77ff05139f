import { Button, Group, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentType } from '#src/domain/content/content-type.ts';
import { imported } from '#src/i18n/import-afresh.ts';
import { loadTexts } from '#src/i18n/setup.ts';
import type { ListActor } from '#src/machines/list.ts';
import { ErrorBoundary } from '../parts/error-boundary.tsx';
import { late } from '../parts/late.tsx';
import classes from './list-summary.module.css';

const FilterChips = late(async () => {
  const [{ FilterChips: Loaded }] = await Promise.all([imported(() => import('./filter-chips.tsx')), loadTexts('listview')]);
  return Loaded;
});

type ListSnapshot = ReturnType<ListActor['getSnapshot']>;

const selectFiltered = (snapshot: ListSnapshot) => Object.keys(snapshot.context.query.filters).length > 0;
/** Of the list before, while the next is on its way. */
const selectTotal = ({ context: { page, failure } }: ListSnapshot) => (failure ? null : (page?.total ?? null));

/** What the list is narrowed to, and how many records there are. */
export function ListSummary({ type, list }: { type: ContentType; list: ListActor }) {
  const { t } = useTranslation('content');
  const filtered = useSelector(list, selectFiltered);
  const total = useSelector(list, selectTotal);
  const place = useRef<HTMLDivElement>(null);
  const reset = () => {
    list.send({ type: 'query.reset' });
    // The button goes.
    place.current?.focus();
  };
  return (
    <Group gap="xs" justify="space-between" wrap="nowrap" align="flex-start" className={classes.summary}>
      <Group ref={place} gap={6} role="group" tabIndex={-1} aria-label={t('list.active')} className={classes.chips}>
        {filtered && (
          <>
            {/* Without them the filters still say what they are set to. */}
            <ErrorBoundary fallback={() => null}>
              <FilterChips type={type} list={list} />
            </ErrorBoundary>
            <Button variant="subtle" size="compact-sm" fw={400} onClick={reset}>
              {t('btn.reset')}
            </Button>
          </>
        )}
      </Group>
      <Text role="status" c="dimmed" className={classes.count}>
        {total !== null && t('list.total', { total })}
      </Text>
    </Group>
  );
}
