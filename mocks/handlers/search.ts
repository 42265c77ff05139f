import { contentDescriptors } from '#src/api/endpoints/index.ts';
import type { searchEndpoints } from '#src/api/endpoints/search.ts';
import { consultationsPath } from '#src/domain/consultations/paths.ts';
import { type ContentRecord, textOf } from '#src/domain/content/record.ts';
import { opens } from '#src/domain/routes/routes.ts';
import { scorePath } from '#src/domain/scoring/kinds.ts';
import { maskName } from '#src/domain/users/masks.ts';
import { usersPath } from '#src/domain/users/user.ts';
import { bestMatches } from '#mocks/search/best-matches.ts';
import { type Item, type Lines, linesOf } from '#mocks/search/lines.ts';
import type { Call, ResolversOf } from '#mocks/server/handle.ts';
import { recordParts } from '#mocks/server/records.ts';
import { requireSession } from '#mocks/server/session.ts';
import type { Transaction } from '#mocks/store/store.ts';
import { accountCollection, consultationCollection } from '#mocks/store/collections.ts';
import { defaultOrder } from './content-query.ts';
import { visibleReviews } from './reviews.ts';

/** A list that is searched: the best matches among the items that the caller may see. */
interface Searched {
  path: string;
  find: (query: Query, call: Call) => Promise<readonly Item[]>;
}

interface Query {
  keyword: string;
  pinyin: boolean;
}

const lists: readonly Searched[] = [
  ...contentDescriptors.map(({ path, titleField }) => ({
    path,
    find: (query: Query, { tx }: Call) => bestRecords(tx, { path, titleField }, query),
  })),
  searched(
    scorePath,
    (call) => visibleReviews(call),
    ({ id, title }) => ({ id, title, number: id }),
  ),
  searched(
    consultationsPath,
    ({ tx }) => tx.all(consultationCollection),
    ({ id, title, name, receivedTime, status }) => ({
      id,
      title,
      number: id,
      consultation: { name: maskName(name), receivedTime, status },
    }),
  ),
  searched(
    usersPath,
    ({ tx }) => tx.all(accountCollection),
    ({ id, name, account }) => ({ id, title: name, number: account }),
  ),
];

/** A list that is short enough to be read again for each search. */
function searched<One>(
  path: string,
  all: (call: Call) => Promise<readonly One[]>,
  itemOf: (one: One) => Item,
): Searched {
  return {
    path,
    find: async (query, call) => bestMatches(linesOf(await all(call), itemOf), query).map(itemOf),
  };
}

const seedLines = new WeakMap<readonly ContentRecord[], Lines<ContentRecord>>();

/** Among 100,000 seeded records, whose lines are computed once, and the few that changed since. */
async function bestRecords(
  tx: Transaction,
  { path, titleField }: { path: string; titleField: string },
  query: Query,
): Promise<readonly Item[]> {
  const itemOf = (record: ContentRecord): Item => ({
    id: record.id,
    title: textOf(record, titleField),
    number: record.id,
  });
  const { seed, rows } = await recordParts(tx, path, defaultOrder);
  const lines = seedLines.get(seed) ?? linesOf(seed, itemOf);
  seedLines.set(seed, lines);
  const replaced = new Set(rows.map(({ id }) => id));
  const candidates = [
    ...bestMatches(lines, { ...query, leaves: ({ id }) => replaced.has(id) }),
    ...rows.flatMap(({ record }) => record ?? []),
  ].sort(defaultOrder.compare);
  return bestMatches(linesOf(candidates, itemOf), query).map(itemOf);
}

/** The search of the command palette: five matches of each list that the caller may open. */
export const searchResolvers: ResolversOf<typeof searchEndpoints> = {
  async query(query, call) {
    const { grants } = requireSession(call.session);
    const found = await Promise.all(
      lists
        .filter(({ path }) => opens(grants, path))
        .map(async ({ path, find }) => (await find(query, call)).map((item) => ({ path, ...item }))),
    );
    return found.flat();
  },
};
