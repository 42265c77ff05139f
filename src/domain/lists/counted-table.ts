import type { ListTable } from './list-table.ts';
import type { CountedRow } from '#src/domain/figures/figures.ts';
import { type countedNames, statisticPath } from '#src/domain/figures/paths.ts';
import { cityText } from '#src/domain/figures/city-text.ts';
import { menuKey, nounKey } from '#src/domain/menu-key.ts';

/** The records behind the figures of a statistic, in a file. */
export const countedTable = (name: (typeof countedNames)[number]): ListTable<CountedRow> => {
  const isBrowsing = name === 'saView';
  return {
    title: `${menuKey(statisticPath(name))}.records`,
    headings: {
      title: `figures:dim.${isBrowsing ? 'content' : 'base'}`,
      ...(isBrowsing ? { type: 'figures:dim.type' } : { kind: 'figures:dim.kind', group: 'figures:dim.group' }),
      city: 'figures:dim.origin',
      time: 'figures:records.time',
      count: `figures:total.${isBrowsing ? 'browsing' : 'experiences'}`,
    },
    cell: (row, column, words) => {
      switch (column) {
        case 'type':
          return words(`nouns:${nounKey(row.path)}`);
        case 'kind':
          return row.kind === '' ? words('figures:value.unknown') : words(`content:baseType.${row.kind}`);
        case 'group':
          return row.group === '' ? words('figures:value.unknown') : words(`figures:group.${row.group}`);
        case 'city':
          return row.city === '' ? words('figures:value.unknown') : cityText(row.city, words);
        case 'count':
          return row.count;
        default:
          return row[column as 'title'];
      }
    },
  };
};
