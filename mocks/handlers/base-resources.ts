import type { baseResourceEndpoints } from '#src/api/endpoints/content.ts';
import type { ResolversOf } from '../handle.ts';
import { baseTable } from '../tables.ts';

const most = 20;

/** Base resources as other pages pick them. */
export const baseResourceResolvers: ResolversOf<typeof baseResourceEndpoints> = {
  /** Decision 38: by a part of the name, or by the id, which finds the name of a base that is stored. At most 20. */
  async options({ keyword }, { tx }) {
    const bases = (await tx.all(baseTable)).sort((a, b) => a.id.localeCompare(b.id));
    return bases.filter(({ id, name }) => id === keyword || name.includes(keyword)).slice(0, most);
  },
};
