import type { Icon } from '@tabler/icons-react';
import type { Findable } from '#src/domain/search.ts';

/** A line of the palette: a page or an action. */
export interface PaletteEntry extends Findable {
  id: string;
  icon: Icon;
  run: () => void;
}

/** Lines under one heading. */
export interface PaletteSection {
  name: 'open' | 'actions' | 'results';
  entries: readonly PaletteEntry[];
}
