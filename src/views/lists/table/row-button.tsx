import { clsx } from 'clsx';
import type { TFunction } from 'i18next';
import { Link } from 'wouter';
import classes from './row-parts.module.css';
import { RowLink } from './row-link.tsx';

/** The class of buttons and links that act on a row. */
const actionClass = (grave = false): string => clsx(classes.action, grave && classes.grave);

interface LinkProps {
  href: string;
  /** The name of the record. */
  title: string;
  /** The page is read-only, so the link says "view". */
  isReadOnly?: boolean;
  /** The pages of other rows differ in this, so the link takes the room of both words. */
  variesByRow?: boolean;
  /** The texts of `content`; passed in, because a list has many of these. */
  t: TFunction<'content'>;
}

/** The link of a row to the editor. */
export const RowEditLink = ({ href, title, isReadOnly = false, variesByRow = false, t }: LinkProps) => {
  const operation = t(isReadOnly ? 'btn.view' : 'btn.edit');
  return (
    <RowLink
      href={href}
      className={actionClass()}
      data-room={variesByRow ? t(isReadOnly ? 'btn.edit' : 'btn.view') : undefined}
      aria-label={t('op.named', { operation, title })}
    >
      {operation}
    </RowLink>
  );
};

/** A link of a row to another page. */
export const RowNavLink = ({ href, label, children }: { href: string; label: string; children: string }) => (
  <Link href={href} className={actionClass()} aria-label={label}>
    {children}
  </Link>
);

interface ButtonProps {
  /** The label and the accessible name. */
  children: string;
  label: string;
  grave?: boolean;
  disabled?: boolean;
  /** The label of the button in other rows, whose room it takes as well. */
  room?: string | undefined;
  /** The button is pointed at or focused. */
  onForeseen?: (() => void) | undefined;
  onPress: (button: HTMLElement) => void;
}

/** A plain button of a row. */
export const RowButton = ({ label, grave, disabled, room, onForeseen, onPress, children }: ButtonProps) => (
  <button
    type="button"
    className={actionClass(grave)}
    data-room={room}
    disabled={disabled}
    aria-label={label}
    onPointerEnter={onForeseen}
    onFocus={onForeseen}
    onClick={({ currentTarget }) => onPress(currentTarget)}
  >
    {children}
  </button>
);

/** The button that opens the shared menu for its row. */
export const RowMenuButton = ({
  label,
  disabled,
  onPress,
}: Omit<ButtonProps, 'children' | 'grave' | 'room' | 'onForeseen'>) => (
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

/** The place of a button that only other rows have. */
export const RowGap = ({ room }: { room: string }) => <span aria-hidden className={classes.action} data-room={room} />;

/** A flag beside the name of a row. */
export const RowFlag = ({ children, isQuiet = false }: { children: string; isQuiet?: boolean }) => (
  <span className={clsx(classes.flag, isQuiet && classes.quiet)}>{children}</span>
);
