import { Button } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { type ReactNode, type Ref, useRef } from 'react';
import { commandKeys } from '#src/views/words/key-names.ts';
import { useFocusWhileLoading } from './use-focus-while-loading.ts';

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
 * The button that submits a form. It is never `disabled`, except while it saves: the focus stays on it when there is nothing to
 * save, and fields that commit their text on blur do so when it is clicked.
 */
export function SaveButton({ ref, idle, ...props }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusWhileLoading(button, props.loading);
  return (
    <Button
      ref={useMergedRef(button, ref)}
      type="submit"
      data-disabled={idle || undefined}
      aria-disabled={idle || undefined}
      aria-keyshortcuts={commandKeys('S')}
      {...props}
    />
  );
}
