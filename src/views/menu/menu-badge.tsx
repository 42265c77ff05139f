import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { MenuCount } from '#src/domain/work/menu-counts.ts';
import classes from './menu.module.css';

/** The number of waiting items of a page, in the colour of the most urgent one; nothing for 0. A narrow menu shows a dot. */
export function MenuBadge({ count, urgency, isDot = false }: MenuCount & { isDot?: boolean }) {
  const { t } = useTranslation('shell');
  if (count === 0) return null;
  const waiting = t('nav.waiting', { count });
  const words = urgency ? t(`nav.waiting.${urgency}`, { waiting }) : waiting;
  return (
    <span className={classes.count} data-dot={isDot || undefined} data-urgency={urgency ?? undefined} title={words}>
      <span aria-hidden>{!isDot && (count > most ? `${most}+` : count)}</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  );
}

/** More than this is shown as `999+`; its title has the number. */
const most = 999;
