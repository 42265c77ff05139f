import type { ComponentPropsWithRef, MouseEvent } from 'react';

interface Props extends ComponentPropsWithRef<'button'> {
  'data-loading'?: boolean | undefined;
}

/**
 * The element of every button. While it loads, it ignores clicks instead of being disabled: a disabled button loses the focus, and
 * the keyboard starts at the top of the page again.
 */
export function ButtonElement({ type = 'button', disabled = false, onClick, ...props }: Props) {
  const isLoading = props['data-loading'] === true;
  return (
    <button
      {...props}
      type={type}
      aria-busy={isLoading || props['aria-busy']}
      aria-disabled={isLoading || props['aria-disabled']}
      disabled={disabled && !isLoading}
      onClick={isLoading ? ignoreClick : onClick}
    />
  );
}

/** A click on a submit button would submit its form. */
const ignoreClick = (event: MouseEvent) => event.preventDefault();
