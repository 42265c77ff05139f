import { Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { User } from '#src/domain/users/user.ts';
import { formatTime } from '#src/views/words/format-time.ts';
import { StateBadge } from '#src/views/looks/state-badge.tsx';

const tones = { enabled: 'good', disabled: 'held', locked: 'idle' } as const;

/** Whether the user can log in, and whether they still have their initial password. */
export function UserStateBadges({ user: { state, lockedUntil, mustChange } }: { user: User }) {
  const { t } = useTranslation('users');
  return (
    <Group gap={4} wrap="nowrap">
      <StateBadge
        label={t(`state.${state}`)}
        tone={tones[state]}
        title={lockedUntil ? t('state.lockedUntil', { time: formatTime(lockedUntil) }) : undefined}
      />
      {mustChange && <StateBadge label={t('state.mustChange')} />}
    </Group>
  );
}
