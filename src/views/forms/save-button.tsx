import { Button } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import { commandKeys } from '#src/views/words/key-names.ts';

interface Props {
  ref?: Ref<HTMLButtonElement>;
  variant?: 'filled' | 'default';
  loading: boolean;
  /** There is nothing to save, or something prevents it. */
  idle: boolean;
  /** Why it is idle. */
  title?: string | undefined;
  /** For a page without a form; in a form the button submits. */
  onClick?: () => void;
  children: ReactNode;
}

/**
 * The button that submits a form. It is never `disabled`: the focus stays on it when there is nothing to save, and fields that
 * commit their text on blur do so when it is clicked.
 */
export function SaveButton({ idle, ...props }: Props) {
  return (
    <Button
      type="submit"
      data-disabled={idle || undefined}
      aria-disabled={idle || undefined}
      aria-keyshortcuts={commandKeys('S')}
      {...props}
    />
  );
}
