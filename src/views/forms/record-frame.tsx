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
  /** The path of the list that the record belongs to, where the page leads if there is nothing to show. */
  list: string;
  words: Readonly<Record<'loading' | 'unavailable' | 'failed' | 'toList', string>>;
  isLoading: boolean;
  /** The width of the placeholder; without it, that of the page. */
  width?: number;
  isUnavailable: boolean;
  /** Why the record could not be fetched, in the state `failed` alone. */
  failure: Failure | null;
  onRetry: () => void;
  /** A new record of which nothing may be written, and nothing is typed. */
  isForbidden: boolean;
  /** The form. */
  children: ReactNode;
}

/** The page of a record (decision 048): its form, or what stands there while there is none. */
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
