import { Popover, type PopoverProps } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import type { Late } from './late.tsx';
import { PageTrouble } from './page-trouble.tsx';

interface Props<PartProps extends object> extends Pick<PopoverProps, 'position' | 'width'> {
  /** Names the dialog. */
  label: string;
  /** What opens it: an element that is pressed. */
  target: (toggle: () => void) => ReactNode;
  part: Late<PartProps>;
  padding: number;
  /** The part, to be told how to close. */
  children: (close: () => void) => ReactNode;
}

/** A small dialog beside what opens it, in a chunk of its own; it opens when that is there, so the focus finds its place. */
export function LatePopover<PartProps extends object>({
  label,
  target,
  part,
  padding,
  children,
  ...place
}: Props<PartProps>) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const toggle = () => {
    if (open) close();
    else void part.preload().then(() => setOpen(true));
  };
  return (
    // It stays while what opened it is scrolled away.
    <Popover {...place} opened={open} onChange={setOpen} withinPortal trapFocus returnFocus hideDetached={false}>
      <Popover.Target>{target(toggle)}</Popover.Target>
      <Popover.Dropdown p={padding} aria-label={label}>
        <ErrorBoundary fallback={() => <PageTrouble kind="unavailable" onRetry={() => globalThis.location.reload()} />}>
          {children(close)}
        </ErrorBoundary>
      </Popover.Dropdown>
    </Popover>
  );
}
