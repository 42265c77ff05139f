import { Group, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** Beside the title. */
  beside?: ReactNode;
  /** At the right end, the main action last. */
  children: ReactNode;
}

/** The heading of every list: its name and its buttons, which wrap below a name that needs the room, and among themselves. */
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
