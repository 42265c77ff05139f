import type { PopoverProps } from '@mantine/core';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { imported } from '#src/i18n/import-afresh.ts';
import { type Late, late } from './late.tsx';
import type { PressedPopoverProps } from './pressed-popover.tsx';

const PressedPopover = late<PressedPopoverProps>(
  async () => (await imported(() => import('./pressed-popover.tsx'))).PressedPopover,
);

interface PopoverButtonProps {
  'aria-haspopup': 'dialog';
  'aria-expanded': boolean;
  onClick: (event: MouseEvent<HTMLElement>) => void;
}

interface Props<PartProps extends object> extends Pick<PopoverProps, 'position' | 'width'> {
  /** The accessible name of the dialog. */
  label: string;
  /** The button that opens it, which gets these props. */
  target: (props: PopoverButtonProps) => ReactNode;
  part: Late<PartProps>;
  padding: number;
  /** The content, which gets the function that closes the dialog, and the button. */
  children: (close: () => void, button: HTMLElement) => ReactNode;
}

/**
 * A small dialog beside its button, in a separate chunk, mounted when the button is first pressed. It opens after the
 * chunk has loaded, so that the focus finds its place.
 */
export function LatePopover<PartProps extends object>({
  label,
  target,
  part,
  padding,
  children,
  ...place
}: Props<PartProps>) {
  const [button, setButton] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const toggle = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    setButton(currentTarget);
    if (open) close();
    else void Promise.all([part.preload(), PressedPopover.preload()]).then(() => setOpen(true));
  };
  return (
    <>
      {target({ 'aria-haspopup': 'dialog', 'aria-expanded': open, onClick: toggle })}
      {button && (
        <PressedPopover {...place} {...{ button, open, label, padding }} onChange={setOpen}>
          {children(close, button)}
        </PressedPopover>
      )}
    </>
  );
}
