import type { ListQuery } from '#src/domain/content/list-query.ts';

export type Order = 'none' | 'ascending' | 'descending';

/** The current order of a list by this name. */
export const orderBy = ({ orderBy: name, desc }: ListQuery, column: string): Order =>
  name !== column ? 'none' : desc ? 'descending' : 'ascending';

/** The order after a press on a column's title: ascending, descending, then the list's own order. */
export const nextOrder: Record<Order, (name: string) => Partial<ListQuery>> = {
  none: (name) => ({ orderBy: name, desc: false }),
  ascending: (name) => ({ orderBy: name, desc: true }),
  descending: () => ({ orderBy: null, desc: false }),
};
