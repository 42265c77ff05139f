import '@mantine/core/styles/Kbd.layer.css';
import { Button, Group, Kbd } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { digitOf } from '#src/domain/shell/inbox-keys.ts';
import classes from './bulk.module.css';

interface Props {
  label: string;
  reasons: readonly string[];
  /** Whether the digits choose a reason now. */
  hasKeys: boolean;
  disabled?: boolean;
  onChoose: (reason: string) => void;
}

/** The usual reasons above the field of a reason, numbered by their keys. */
export const UsualReasons = ({ label, reasons, hasKeys, disabled = false, onChoose }: Props) => (
  <Group gap={6} role="group" aria-label={label}>
    {reasons.map((reason, index) => (
      <Button
        key={reason}
        size="compact-sm"
        variant="default"
        fw={400}
        disabled={disabled}
        {...(hasKeys && {
          'aria-keyshortcuts': String(index + 1),
          classNames: { section: classes.digit ?? '' },
          leftSection: (
            <Kbd size="xs" aria-hidden>
              {index + 1}
            </Kbd>
          ),
        })}
        onClick={() => onChoose(reason)}
      >
        {reason}
      </Button>
    ))}
  </Group>
);

/** The reason that a digit in the empty field chooses. After the first character digits are text. */
export const usualReasonOf = (
  { nativeEvent, currentTarget }: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>,
  reasons: readonly string[],
): string | undefined => (currentTarget.value === '' ? reasons[(digitOf(nativeEvent) ?? 0) - 1] : undefined);
