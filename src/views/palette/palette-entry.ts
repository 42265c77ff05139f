import type { Icon } from '@tabler/icons-react';
import type { Findable } from '#src/domain/search.ts';

/** An entry of the menu search: a page or an action. */
export interface PaletteEntry extends Findable {
  id: string;
  icon: Icon;
  run: () => void;
}

/** Entries under one heading. */
export interface PaletteSection {
  name: 'open' | 'actions' | 'results';
  entries: readonly PaletteEntry[];
}
