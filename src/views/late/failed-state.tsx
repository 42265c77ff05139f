import { Button, EmptyState, type EmptyStateProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '#src/domain/failure.ts';
import { Clipped } from '#src/views/words/clipped.tsx';
import { FailedIcon } from '#src/views/looks/icons.ts';
import { useFailureText } from '#src/views/words/use-failure-text.ts';

interface Props extends Pick<EmptyStateProps, 'className' | 'size' | 'my' | 'role'> {
  /** What is not there. */
  title: string;
  failure: Failure | null;
  onRetry: () => void;
  /** Other ways out. */
  children?: ReactNode;
}

/** The place of what could not be had: it says what that is, why in the words that each such failure has, and offers to try again. */
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
        <Button {...(size === 'sm' ? { size: 'xs' } : {})} onClick={onRetry}>
          {t('btn.retry')}
        </Button>
        {children}
      </EmptyState.Actions>
    </EmptyState>
  );
}
