import type { ExportOrder } from '#src/domain/tables/export-order.ts';
import { word } from './words.ts';

/** What a file holds of its list, for its name: a saved view, the selection, the result of filters; empty for all. */
export function exportedPart({ source, view }: ExportOrder): string {
  if (view) return view;
  if (source.kind !== 'query') return word('export.selected');
  return Object.keys(source.query.filters).length > 0 ? word('export.filtered') : '';
}
