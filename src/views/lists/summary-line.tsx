import { Button, Group, Text } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './list-summary.module.css';
import { type Listing, useTotal } from './use-list-state.ts';

interface Props {
  /** What the list is narrowed to, in words; nothing when it is not. */
  chips: ReactNode;
  onReset: () => void;
  /** Whether the content at the other end is too wide for one line on a phone. */
  wraps?: boolean;
  /** What stands at the other end. */
  children: ReactNode;
}

/** What a list is narrowed to and how to undo that, and how much is left. */
export function SummaryLine({ chips, onReset, wraps = false, children }: Props) {
  const { t } = useTranslation('content');
  const place = useRef<HTMLDivElement>(null);
  const reset = () => {
    onReset();
    // The button disappears, so the focus moves to where the chips were.
    place.current?.focus();
  };
  return (
    <Group
      gap="xs"
      justify="space-between"
      wrap={wraps ? 'wrap' : 'nowrap'}
      align="flex-start"
      className={classes.summary}
    >
      <Group ref={place} gap={6} role="group" tabIndex={-1} aria-label={t('list.active')} className={classes.chips}>
        {chips && (
          <>
            {chips}
            <Button variant="subtle" size="compact-sm" fw={400} onClick={reset}>
              {t('btn.reset')}
            </Button>
          </>
        )}
      </Group>
      {children}
    </Group>
  );
}

/** How many there are, once that is known. */
export function ListTotal({ list }: { list: Listing }) {
  const { t } = useTranslation('content');
  const total = useTotal(list);
  return (
    <Text role="status" c="dimmed" className={classes.count}>
      {total !== null && t('list.total', { total })}
    </Text>
  );
}
