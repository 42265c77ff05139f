import type { ReactNode } from 'react';

interface Props {
  /** The height from which the content scrolls, in pixels or as a length of CSS. */
  mah: number | string;
  children: ReactNode;
}

/**
 * Scrolls a list of options with the scroll bar of the system, in place of Mantine's scroll area
 * (scripts/surgery/replaced-modules.ts), which draws its own in 15 kB.
 */
export const ScrollArea = {
  Autosize: ({ mah, children }: Props) => (
    <div style={{ maxHeight: mah, overflowY: 'auto', overscrollBehavior: 'contain' }}>{children}</div>
  ),
};
