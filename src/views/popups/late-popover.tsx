import type { PopoverProps } from '@mantine/core';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { imported } from '#src/i18n/import-afresh.ts';
import { LateDialog } from '#src/views/dialogs/late-dialog.tsx';
import { type Late, late } from '#src/views/late/late.tsx';
import type { OpenedPopoverProps } from './opened-popover.tsx';
import { returnFocus } from './pressed-button.tsx';

const OpenedPopover = late<OpenedPopoverProps>(
  async () => (await imported(() => import('./opened-popover.tsx'))).OpenedPopover,
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
 * chunk has loaded, so that the focus finds its place; a dialog reports a chunk that cannot be loaded.
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
  const [state, setState] = useState<'closed' | 'loading' | 'open'>('closed');
  const open = state === 'open';
  const close = () => {
    returnFocus(button);
    setState('closed');
  };
  const toggle = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    setButton(currentTarget);
    // A second press closes it, also while it is loading.
    if (state !== 'closed') return close();
    setState('loading');
    void Promise.all([part.preload(), OpenedPopover.preload()]).then(() =>
      setState((now) => (now === 'loading' ? 'open' : now)),
    );
  };
  return (
    <>
      {target({ 'aria-haspopup': 'dialog', 'aria-expanded': open, onClick: toggle })}
      {button && (
        <LateDialog title={label} open={open} onClose={close}>
          <OpenedPopover {...place} {...{ button, open, label, padding }} onChange={(isOpen) => isOpen || close()}>
            {children(close, button)}
          </OpenedPopover>
        </LateDialog>
      )}
    </>
  );
}
