import { Popover, type PopoverProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { PressedButton } from './pressed-button.tsx';

export interface OpenedPopoverProps extends Pick<PopoverProps, 'position' | 'width'> {
  button: HTMLElement;
  open: boolean;
  onChange: (open: boolean) => void;
  /** The accessible name of the dialog. */
  label: string;
  padding: number;
  children: ReactNode;
}

/** A small dialog beside the pressed button. It stays open while its button scrolls away. */
export const OpenedPopover = ({ button, open, onChange, label, padding, children, ...place }: OpenedPopoverProps) => (
  <Popover {...place} opened={open} onChange={onChange} withinPortal trapFocus hideDetached={false}>
    <Popover.Target>
      <PressedButton button={button} />
    </Popover.Target>
    <Popover.Dropdown p={padding} aria-label={label}>
      {children}
    </Popover.Dropdown>
  </Popover>
);
