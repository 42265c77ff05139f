import type { Icon } from '@tabler/icons-react';
import type { Findable } from '#src/domain/search.ts';

/** An entry of the command palette: a record, a person, a page or an action. */
export interface PaletteEntry extends Findable {
  id: string;
  /** A component, or the path of the page or list whose icon is shown. */
  icon: Icon | string;
  /** What distinguishes it from entries of the same title. */
  note?: string;
  run: () => void;
}

/** Entries under one heading. */
export interface PaletteSection {
  heading: string;
  entries: readonly PaletteEntry[];
}
