import { clsx } from 'clsx';
import type { TFunction } from 'i18next';
import { Link } from 'wouter';
import classes from './row-parts.module.css';
import { RowLink } from './row-link.tsx';

/** The look of buttons and links that act on a row. */
const actionClass = (grave = false): string => clsx(classes.action, grave && classes.grave);

interface LinkProps {
  href: string;
  /** What is edited. */
  title: string;
  /** The page shows it, and there is nothing to edit. */
  isReadOnly?: boolean;
  /** The words of the content; given, since a list has many of these. */
  t: TFunction<'content'>;
}

/** The link of a row that leads to where it is edited. */
export const RowEditLink = ({ href, title, isReadOnly = false, t }: LinkProps) => {
  const operation = t(isReadOnly ? 'btn.view' : 'btn.edit');
  return (
    <RowLink href={href} className={actionClass()} aria-label={t('op.named', { operation, title })}>
      {operation}
    </RowLink>
  );
};

/** A way of a row to another page. */
export const RowNavLink = ({ href, label, children }: { href: string; label: string; children: string }) => (
  <Link href={href} className={actionClass()} aria-label={label}>
    {children}
  </Link>
);

interface ButtonProps {
  /** The word, and what it is read out as. */
  children: string;
  label: string;
  grave?: boolean;
  disabled?: boolean;
  onPress: (button: HTMLElement) => void;
}

/** A plain button of a row. */
export const RowButton = ({ label, grave, disabled, onPress, children }: ButtonProps) => (
  <button
    type="button"
    className={actionClass(grave)}
    disabled={disabled}
    aria-label={label}
    onClick={({ currentTarget }) => onPress(currentTarget)}
  >
    {children}
  </button>
);

/** The button that opens the menu of all rows for its own. */
export const RowMenuButton = ({ label, disabled, onPress }: Omit<ButtonProps, 'children' | 'grave'>) => (
  <button
    type="button"
    className={clsx(classes.icon, classes.more)}
    disabled={disabled}
    aria-label={label}
    aria-haspopup="menu"
    aria-expanded={false}
    onClick={({ currentTarget }) => onPress(currentTarget)}
  />
);

/** A mark beside the name of a row. */
export const RowFlag = ({ children, isQuiet = false }: { children: string; isQuiet?: boolean }) => (
  <span className={clsx(classes.flag, isQuiet && classes.quiet)}>{children}</span>
);
