import { Button, CloseButton, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListPage } from '#src/domain/content/list-query.ts';
import classes from './bulk.module.css';

interface Props {
  selected: readonly { id: string }[] | 'all';
  page: ListPage<{ id: string }> | null;
  onSelect: (selected: [] | 'all') => void;
  /** Whether it floats over the list instead of ending it. */
  floats?: boolean;
  /** What can be done with the selected records. */
  children: ReactNode;
}

/** What is selected, and what can be done with all of it. */
export function SelectionBar({ selected, page, onSelect, floats = false, children }: Props) {
  const { t } = useTranslation('bulk');
  const total = page?.total ?? 0;
  return (
    <Group className={floats ? classes.bar : classes.foot} gap="xs" role="region" aria-label={t('bar.label')}>
      <Text size="sm" fw={600} role="status">
        {selected === 'all' ? t('bar.all', { count: total }) : t('bar.selected', { count: selected.length })}
      </Text>
      {moreMatches(selected, page) && (
        <Button variant="subtle" size="compact-sm" onClick={() => onSelect('all')}>
          {t('bar.selectAll', { count: total })}
        </Button>
      )}
      <Group gap="xs" className={classes.actions}>
        {children}
        <CloseButton aria-label={t('bar.clear')} title={t('bar.clear')} onClick={() => onSelect([])} />
      </Group>
    </Group>
  );
}

/** Whether the whole page is selected and there is more that matches. */
function moreMatches(selected: Props['selected'], page: Props['page']): boolean {
  if (selected === 'all' || !page || page.total <= selected.length || page.list.length === 0) return false;
  const ids = new Set(selected.map(({ id }) => id));
  return page.list.every(({ id }) => ids.has(id));
}
