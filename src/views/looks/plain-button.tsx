import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { busyButton } from '#src/views/button-element.tsx';
import classes from './plain-button.module.css';

interface Look {
  /** `main` for the main action of a page, `quiet` without a frame. */
  look?: 'outlined' | 'quiet' | 'main';
  size?: 'control' | 'bar' | 'small';
  /** Holds an icon alone. */
  isSquare?: boolean;
  className?: string | undefined;
}

interface Props extends Look, ComponentPropsWithRef<'button'> {
  /** Shows a ring, and ignores clicks. */
  isBusy?: boolean | undefined;
}

/** The class names of a link that looks like a button. */
export const buttonClass = ({ look = 'outlined', size = 'control', isSquare, className }: Look): string =>
  clsx(
    'mantine-focus-auto mantine-active',
    classes.button,
    classes[look],
    classes[size],
    isSquare && classes.square,
    className,
  );

/**
 * A button of the shell or of a list's heading: one element around its icon and words. Mantine's are up to six elements and a
 * dozen components, and ten of them are drawn before the first row.
 */
export const PlainButton = ({ look, size, isSquare, isBusy, className, ...props }: Props) => (
  <button
    type="button"
    {...props}
    {...(isBusy && busyButton)}
    className={buttonClass({ look, size, isSquare, className })}
  />
);
