import { Button, EmptyState, type EmptyStateProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '#src/domain/failure.ts';
import { Clipped } from '#src/views/words/clipped.tsx';
import { FailedIcon } from '#src/views/looks/icons.ts';
import { useFailureText } from '#src/views/words/use-failure-text.ts';

interface Props extends Pick<EmptyStateProps, 'className' | 'size' | 'my' | 'role'> {
  /** The name of the missing content. */
  title: string;
  failure: Failure | null;
  onRetry: () => void;
  /** Further actions. */
  children?: ReactNode;
}

/** Shown instead of content that failed to load: what it is, the reason, and a retry button where another attempt can succeed. */
export function FailedState({ title, failure, onRetry, children, size = 'md', ...props }: Props) {
  const { t } = useTranslation('common');
  const failureText = useFailureText();
  return (
    <EmptyState
      {...props}
      size={size}
      icon={<FailedIcon aria-hidden />}
      title={title}
      description={failure && <Clipped>{failureText(failure)}</Clipped>}
    >
      <EmptyState.Actions>
        {failure?.kind !== 'notOffered' && (
          <Button {...(size === 'sm' ? { size: 'xs' } : {})} onClick={onRetry}>
            {t('btn.retry')}
          </Button>
        )}
        {children}
      </EmptyState.Actions>
    </EmptyState>
  );
}
