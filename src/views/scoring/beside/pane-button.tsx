import { Button } from '@mantine/core';
import { PaneIcon } from './icons.ts';
import { usePane } from './pane-state.tsx';

interface Props {
  children: string;
}

/** Opens and closes the pane of the page. */
export function PaneButton({ children }: Props) {
  const { isOpen, isDrawer, isOffered, toggle } = usePane();
  if (!isOffered) return null;
  return (
    <Button
      variant={isOpen ? 'light' : 'default'}
      leftSection={<PaneIcon size={16} aria-hidden />}
      aria-expanded={isOpen}
      {...(isDrawer && { 'aria-haspopup': 'dialog' as const })}
      onClick={toggle}
    >
      {children}
    </Button>
  );
}
