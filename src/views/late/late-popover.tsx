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
  /** Names the dialog. */
  label: string;
  /** What opens it: a button with these properties. */
  target: (props: PopoverButtonProps) => ReactNode;
  part: Late<PartProps>;
  padding: number;
  /** The part, to be told how to close. */
  children: (close: () => void) => ReactNode;
}

/**
 * A small dialog beside what opens it, in a chunk of its own, mounted when its button is first pressed. It opens when the
 * chunk is there, so the focus finds its place.
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
        // It stays while what opened it is scrolled away.
        <Popover {...place} opened={open} onChange={setOpen} withinPortal trapFocus returnFocus hideDetached={false}>
          <Popover.Target>
            <PressedButton button={button} />
          </Popover.Target>
          <Popover.Dropdown p={padding} aria-label={label}>
            <ErrorBoundary
              fallback={() => <PageTrouble kind="unavailable" onRetry={() => globalThis.location.reload()} />}
            >
              {children(close)}
            </ErrorBoundary>
          </Popover.Dropdown>
        </Popover>
      )}
    </>
  );
}
