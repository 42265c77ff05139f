import type { Icon } from '@tabler/icons-react';
import type { Findable } from '#src/domain/search.ts';

/** An entry of the command palette: a record, a person, a page or an action. */
export interface PaletteEntry extends Findable {
  id: string;
  icon: Icon;
  /** What distinguishes it from entries of the same title. */
  note?: string;
  run: () => void;
}

/** Entries under one heading. */
export interface PaletteSection {
  heading: string;
  entries: readonly PaletteEntry[];
}
