import { Group, Text } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Readable, useTag } from '#src/views/actors/use-snapshot.ts';
import { PlainButton } from '#src/views/looks/plain-button.tsx';
import classes from './list-summary.module.css';
import { type Listing, useTotal } from './use-list-state.ts';

interface Props {
  list: Readable<{ hasTag: (tag: 'busy') => boolean }>;
  /** The active filters in words; empty without filters. */
  chips: ReactNode;
  onReset: () => void;
  /** The number of matches. */
  children: ReactNode;
}

/**
 * The number of matches of a list, at the end of its filters, and below them the active ones with a reset button. That line is shown
 * with the rows of the first filter, so that the rows before them do not move.
 */
export function SummaryLine({ list, chips, onReset, children }: Props) {
  const { t } = useTranslation('content');
  const busy = useTag(list, 'busy');
  const filtered = Boolean(chips);
  const [shown, setShown] = useState(filtered);
  if (shown !== filtered && !(filtered && busy)) setShown(filtered);
  const place = useRef<HTMLDivElement>(null);
  const reset = () => {
    onReset();
    // The button disappears, so the focus moves to the container of the chips.
    place.current?.focus();
  };
  return (
    <>
      {children}
      <Group
        ref={place}
        gap={6}
        role="group"
        tabIndex={-1}
        aria-label={t('list.active')}
        className={classes.chips}
        display={shown === filtered ? undefined : 'none'}
      >
        {chips && (
          <>
            {chips}
            <PlainButton look="quiet" size="small" className={classes.reset} onClick={reset}>
              {t('btn.reset')}
            </PlainButton>
          </>
        )}
      </Group>
    </>
  );
}

/** The number of entries, once it is known. */
export function ListTotal({ list }: { list: Listing }) {
  const { t } = useTranslation('content');
  const total = useTotal(list);
  return (
    <Text role="status" c="dimmed" className={classes.total}>
      {total !== null && t('list.total', { total })}
    </Text>
  );
}
