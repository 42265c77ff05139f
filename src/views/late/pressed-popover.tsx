import { Popover, type PopoverProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { PageTrouble } from './page-trouble.tsx';
import { PressedButton } from './pressed-button.tsx';

export interface PressedPopoverProps extends Pick<PopoverProps, 'position' | 'width'> {
  button: HTMLElement;
  open: boolean;
  onChange: (open: boolean) => void;
  /** The accessible name of the dialog. */
  label: string;
  padding: number;
  children: ReactNode;
}

/** A small dialog beside the pressed button. It stays open while its button scrolls away. */
export const PressedPopover = ({ button, open, onChange, label, padding, children, ...place }: PressedPopoverProps) => (
  <Popover {...place} opened={open} onChange={onChange} withinPortal trapFocus returnFocus hideDetached={false}>
    <Popover.Target>
      <PressedButton button={button} />
    </Popover.Target>
    <Popover.Dropdown p={padding} aria-label={label}>
      <ErrorBoundary fallback={() => <PageTrouble kind="unavailable" onRetry={() => globalThis.location.reload()} />}>
        {children}
      </ErrorBoundary>
    </Popover.Dropdown>
  </Popover>
);
