import { useTranslation } from 'react-i18next';
import type { AuthActor } from '#src/machines/session/auth.ts';
import { useTag } from '#src/views/actors/use-snapshot.ts';
import { PlainButton } from '#src/views/looks/plain-button.tsx';

interface Props {
  auth: AuthActor;
  /** How long the account is locked, in seconds. */
  lockedFor: number | null;
}

/** Submits the login. It alone is drawn again while the login is under way, because the first page is drawn next. */
export function LoginButton({ auth, lockedFor }: Props) {
  const { t } = useTranslation('auth');
  return (
    <PlainButton type="submit" look="main" isBusy={useTag(auth, 'busy')} disabled={lockedFor !== null}>
      {lockedFor === null ? t('login.submit') : t('login.locked', { time: minutesAndSeconds(lockedFor) })}
    </PlainButton>
  );
}

const minutesAndSeconds = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
