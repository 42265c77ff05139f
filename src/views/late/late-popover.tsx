import { Popover, type PopoverProps } from '@mantine/core';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import type { Late } from './late.tsx';
import { PageTrouble } from './page-trouble.tsx';
import { PressedButton } from './pressed-button.tsx';

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
    else void part.preload().then(() => setOpen(true));
  };
  return (
    <>
      {target({ 'aria-haspopup': 'dialog', 'aria-expanded': open, onClick: toggle })}
      {button && (
        // It stays open while its button scrolls away.
        <Popover {...place} opened={open} onChange={setOpen} withinPortal trapFocus returnFocus hideDetached={false}>
          <Popover.Target>
            <PressedButton button={button} />
          </Popover.Target>
          <Popover.Dropdown p={padding} aria-label={label}>
            <ErrorBoundary
              fallback={() => <PageTrouble kind="unavailable" onRetry={() => globalThis.location.reload()} />}
            >
              {children(close, button)}
            </ErrorBoundary>
          </Popover.Dropdown>
        </Popover>
      )}
    </>
  );
}
