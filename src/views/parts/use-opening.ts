import { useEffect, useState } from 'react';

/** Whether a dialog that has just arrived in its chunk is open: one step later, so that it opens as any other and gives the focus back. */
export function useOpening(open: boolean): boolean {
  const [opened, setOpened] = useState(false);
  useEffect(() => setOpened(open), [open]);
  return opened;
}
