import '@mantine/core/styles/Indicator.layer.css';
import { ActionIcon, Indicator } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LoggedError } from '#src/domain/shell/error-log.ts';
import { BugIcon } from '#src/views/looks/icons.ts';
import { ErrorLogDialog } from './error-log-dialog.tsx';

interface Props {
  /** Oldest first. */
  errors: readonly LoggedError[];
  onClear: () => void;
}

/** A button with the number of errors, which opens their list. */
export function ErrorLog({ errors, onClear }: Props) {
  const { t } = useTranslation('watch');
  const [opened, setOpened] = useState(false);
  const count = errors.reduce((sum, error) => sum + error.count, 0);
  return (
    <>
      <Indicator label={count > 99 ? '99+' : count} size={16} color="red.8" offset={4}>
        <ActionIcon
          variant="subtle"
          color="red"
          size="lg"
          aria-label={t('log.count', { count })}
          onClick={() => setOpened(true)}
        >
          <BugIcon size={20} stroke={1.6} aria-hidden />
        </ActionIcon>
      </Indicator>
      <ErrorLogDialog opened={opened} onClose={() => setOpened(false)} errors={errors} onClear={onClear} />
    </>
  );
}
