import { Progress, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { isStrongPassword, passwordClasses } from '#src/domain/password.ts';

const steps = [
  { key: 'pwd.weak', value: 33, color: 'red' },
  { key: 'pwd.medium', value: 66, color: 'yellow' },
  { key: 'pwd.strong', value: 100, color: 'forest' },
] as const;

/** Weak until the rule is met, strong with all four classes or length. */
export function PasswordStrength({ password }: { password: string }) {
  const { t } = useTranslation('shell');
  if (!password) return null;
  const strong = isStrongPassword(password) && (passwordClasses(password) === 4 || password.length >= 14);
  const step = steps[strong ? 2 : isStrongPassword(password) ? 1 : 0];
  const words = t('pwd.strength', { level: t(step.key) });
  return (
    <div>
      <Text size="xs" c="dimmed" mb={4} role="status">
        {words}
      </Text>
      <Progress value={step.value} color={step.color} size="sm" aria-label={words} />
    </div>
  );
}
