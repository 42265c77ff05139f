import { Table } from '@mantine/core';
import type { ReactNode } from 'react';

interface Props {
  label: string;
  minWidth: number;
  className?: string | undefined;
  children: ReactNode;
}

/** A table that scrolls in its dialog, also by keyboard, under a sticky header. */
export const ScrollingTable = ({ label, minWidth, className, children }: Props) => (
  <Table.ScrollContainer
    type="native"
    minWidth={minWidth}
    maxHeight="50vh"
    tabIndex={0}
    role="region"
    aria-label={label}
  >
    <Table verticalSpacing={6} stickyHeader className={className}>
      {children}
    </Table>
  </Table.ScrollContainer>
);
