import type { TFunction } from 'i18next';
import { useState } from 'react';
import { isUnused, unusedAfterDays } from '#src/domain/users/unused.ts';
import type { User } from '#src/domain/users/user.ts';
import parts from '#src/views/lists/table/row-parts.module.css';
import { StateBadge } from '#src/views/looks/state-badge.tsx';
import { formatTime } from '#src/views/words/format-time.ts';

const tones = { enabled: 'good', disabled: 'held', locked: 'idle' } as const;

interface Props {
  user: User;
  /** The texts of `users`; passed in, because a list has many of these. */
  t: TFunction<'users'>;
}

/** Whether the user can log in, still has their initial password, and has used the account lately. */
export function UserStateBadges({ user, t }: Props) {
  const { state, lockedUntil, mustChange, lastLogin } = user;
  const [now] = useState(() => Date.now());
  return (
    <span className={parts.named}>
      <StateBadge
        label={t(`state.${state}`)}
        tone={tones[state]}
        title={lockedUntil ? t('state.lockedUntil', { time: formatTime(lockedUntil) }) : undefined}
      />
      {mustChange && <StateBadge label={t('state.mustChange')} />}
      {isUnused(user, now) && (
        <StateBadge
          label={t('state.unused', { days: unusedAfterDays })}
          title={lastLogin ? t('state.lastLogin', { time: formatTime(lastLogin) }) : t('state.neverLoggedIn')}
        />
      )}
    </span>
  );
}
