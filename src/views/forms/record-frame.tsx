import { Button, EmptyState, Skeleton, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { Failure } from '#src/domain/failure.ts';
import { FailedState } from '#src/views/late/failed-state.tsx';
import { LockIcon, MissingIcon } from '#src/views/looks/icons.ts';
import { useOpenHref } from '#src/views/page/use-open-href.ts';
import { useNeededRight } from '#src/views/rights/can.tsx';

interface Props {
  /** The path of the list of the record, which the page links to if there is nothing to show. */
  list: string;
  words: Readonly<Record<'loading' | 'unavailable' | 'failed' | 'toList', string>>;
  isLoading: boolean;
  /** The width of the placeholder; the width of the page by default. */
  width?: number;
  isUnavailable: boolean;
  /** The failure of the fetch; set in the state `failed` only. */
  failure: Failure | null;
  onRetry: () => void;
  /** A new record that the person may not write, without typed values. */
  isForbidden: boolean;
  /** The form. */
  children: ReactNode;
}

/** The page of a record (decision 048): its form, or a placeholder or message without one. */
export function RecordFrame({
  list,
  words,
  isLoading,
  width,
  isUnavailable,
  failure,
  onRetry,
  isForbidden,
  children,
}: Props) {
  const { t } = useTranslation(['content', 'common']);
  const neededRight = useNeededRight();
  const href = useOpenHref(list);

  if (isLoading) {
    return (
      <Stack gap="sm" {...(width !== undefined && { maw: width })} role="status" aria-label={words.loading}>
        <Skeleton height={28} width={240} />
        <Skeleton height={420} />
      </Stack>
    );
  }
  const toList = (
    <Button component={Link} href={href} variant="default">
      {words.toList}
    </Button>
  );
  if (isUnavailable) {
    return (
      <EmptyState my="xl" icon={<MissingIcon aria-hidden />} title={words.unavailable}>
        <EmptyState.Actions>{toList}</EmptyState.Actions>
      </EmptyState>
    );
  }
  if (failure) {
    return (
      <FailedState my="xl" title={words.failed} failure={failure} onRetry={onRetry}>
        {toList}
      </FailedState>
    );
  }
  if (isForbidden) {
    return (
      <EmptyState
        my="xl"
        icon={<LockIcon aria-hidden />}
        title={t('common:msg.forbidden')}
        description={t('editor.mayNotAdd', { right: neededRight('add') })}
      >
        <EmptyState.Actions>{toList}</EmptyState.Actions>
      </EmptyState>
    );
  }
  return children;
}
