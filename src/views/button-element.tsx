import type { ComponentPropsWithRef, MouseEvent } from 'react';

interface Props extends ComponentPropsWithRef<'button'> {
  'data-loading'?: boolean;
}

/**
 * Makes a button ignore clicks while it is busy. Disabling it instead would take the focus from it, and the keyboard would start at
 * the top of the page again.
 */
export const busyButton = {
  'aria-busy': true,
  'aria-disabled': true,
  // A click on a submit button would submit its form.
  onClick: (event: MouseEvent) => event.preventDefault(),
} as const;

/** The element of Mantine's buttons, which are busy while they load. */
export function ButtonElement({ type = 'button', disabled = false, ...props }: Props) {
  const isLoading = props['data-loading'] === true;
  return <button {...props} type={type} disabled={disabled && !isLoading} {...(isLoading && busyButton)} />;
}
