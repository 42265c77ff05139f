import type { ExportOrder } from '#src/domain/tables/export-order.ts';
import { word } from './words.ts';

/** The part of the list that a file contains, for its name: a saved view, the selection, a filtered list; empty for all. */
export function exportedPart({ source, view }: ExportOrder): string {
  if (view) return view;
  if (source.kind !== 'query') return word('export.selected');
  return Object.keys(source.query.filters).length > 0 ? word('export.filtered') : '';
}
