import { Button, Group } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterIcon } from '#src/views/looks/icons.ts';
import { usePageState } from '#src/views/page/page-state.ts';
import classes from './list-filters.module.css';

interface Props {
  isPhone: boolean;
  /** The number of active filters. */
  count: number;
  /** Without words, where the line has more than the keyword. */
  isBrief?: boolean;
  children: ReactNode;
}

/** The filters after the first: on the same line, on phones behind a button that shows the number of active ones. */
export function FoldedFilters({ isPhone, count, isBrief = false, children }: Props) {
  const { t } = useTranslation('content');
  const [open, setOpen] = usePageState('filters', false);
  const id = useId();
  const icon = <FilterIcon size={16} aria-hidden />;
  const words = count > 0 ? t('list.filtersOn', { count }) : t('list.filters');
  return (
    <>
      {isPhone && (
        <Button
          variant="default"
          px="sm"
          leftSection={!isBrief && icon}
          aria-label={words}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {isBrief ? icon : words}
          {isBrief && count > 0 && <span className={classes.count} data-count={count} />}
        </Button>
      )}
      <Group id={id} gap="xs" className={isPhone ? (open ? classes.phone : classes.folded) : classes.line}>
        {children}
      </Group>
    </>
  );
}
