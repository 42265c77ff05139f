import { Badge, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { User } from '#src/domain/users/user.ts';
import badgeClasses from '../content/status-badge.module.css';
import { formatTime } from '../parts/format-time.ts';

/** As content shows what is online, what is not, and what is neither. */
const dots = { enabled: 'online', disabled: 'offline', locked: 'draft' } as const;

/** Whether somebody gets in, and whether their password is still the first one. */
export function UserStateBadges({ user: { state, lockedUntil, mustChange } }: { user: User }) {
  const { t } = useTranslation('users');
  return (
    <Group gap={4} wrap="nowrap">
      <Badge
        variant="default"
        radius="sm"
        className={badgeClasses.badge}
        leftSection={<span className={badgeClasses.dot} data-status={dots[state]} />}
        {...(lockedUntil ? { title: t('state.lockedUntil', { time: formatTime(lockedUntil) }) } : {})}
      >
        {t(`state.${state}`)}
      </Badge>
      {mustChange && (
        <Badge variant="default" radius="sm" className={badgeClasses.badge}>
          {t('state.mustChange')}
        </Badge>
      )}
    </Group>
  );
}
