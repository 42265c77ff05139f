import { Group, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** Content beside the title. */
  beside?: ReactNode;
  /** The buttons on the right; the main action is last. */
  children: ReactNode;
}

/** The heading of every list: title and buttons. The buttons wrap below a long title, and among themselves. */
export function ListHeading({ title, beside, children }: Props) {
  return (
    <Group justify="space-between" gap="xs">
      <Group gap="0 14px" miw={0} flex="1 1 min-content">
        <Title order={1}>{title}</Title>
        {beside}
      </Group>
      <Group gap="xs" justify="flex-end" ms="auto">
        {children}
      </Group>
    </Group>
  );
}
