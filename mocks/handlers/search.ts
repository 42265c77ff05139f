import { contentDescriptors } from '#src/api/endpoints/index.ts';
import type { searchEndpoints } from '#src/api/endpoints/search.ts';
import { consultationsPath } from '#src/domain/consultations/paths.ts';
import { textOf } from '#src/domain/content/record.ts';
import { opens } from '#src/domain/routes/routes.ts';
import { scorePath } from '#src/domain/scoring/kinds.ts';
import type { FoundRecord } from '#src/domain/shell/found-record.ts';
import { usersPath } from '#src/domain/users/user.ts';
import { bestMatches } from '#mocks/search/best-matches.ts';
import type { Call, ResolversOf } from '#mocks/server/handle.ts';
import { orderedRecords } from '#mocks/server/records.ts';
import { requireSession } from '#mocks/server/session.ts';
import { accountCollection, consultationCollection } from '#mocks/store/collections.ts';
import { defaultOrder } from './content-query.ts';
import { visibleReviews } from './reviews.ts';

/** What is searched in one list: all its items that the caller may see, the best first among equal matches. */
interface Searched {
  path: string;
  items: (call: Call) => Promise<readonly Item[]>;
}

type Item = Omit<FoundRecord, 'path'>;

const lists: readonly Searched[] = [
  ...contentDescriptors.map(({ path, titleField }) => ({
    path,
    items: async ({ tx }: Call) =>
      (await orderedRecords(tx, path, defaultOrder)).map((record) => ({
        id: record.id,
        title: textOf(record, titleField),
        number: record.id,
      })),
  })),
  {
    path: scorePath,
    items: async (call) => (await visibleReviews(call)).map(({ id, title }) => ({ id, title, number: id })),
  },
  {
    path: consultationsPath,
    items: async ({ tx }) => (await tx.all(consultationCollection)).map(({ id, title }) => ({ id, title, number: id })),
  },
  {
    path: usersPath,
    items: async ({ tx }) =>
      (await tx.all(accountCollection)).map(({ id, name, account }) => ({ id, title: name, number: account })),
  },
];

/** The search of the command palette: five matches of each list that the caller may open. */
export const searchResolvers: ResolversOf<typeof searchEndpoints> = {
  async query({ keyword, pinyin }, call) {
    const { grants } = requireSession(call.session);
    const found = await Promise.all(
      lists
        .filter(({ path }) => opens(grants, path))
        .map(async ({ path, items }) =>
          bestMatches(keyword, await items(call), { pinyin }).map((item) => ({ path, ...item })),
        ),
    );
    return found.flat();
  },
};
