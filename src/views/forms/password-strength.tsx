import { Progress, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { PasswordStrength as Strength } from '#src/domain/users/password.ts';

const steps = {
  weak: { value: 33, color: 'red' },
  medium: { value: 66, color: 'yellow' },
  strong: { value: 100, color: 'forest' },
} as const;

/** The strength of a password. The password itself stays in its field. */
export function PasswordStrength({ strength }: { strength: Strength | null }) {
  const { t } = useTranslation('shell');
  if (!strength) return null;
  const words = t('pwd.strength', { level: t(`pwd.${strength}`) });
  return (
    <div>
      <Text size="xs" c="dimmed" mb={4} role="status">
        {words}
      </Text>
      <Progress {...steps[strength]} size="sm" aria-label={words} />
    </div>
  );
}
