import type { homePageEndpoints } from '#src/api/endpoints/home-page.ts';
import { type HomePage, homeSlots } from '#src/domain/content/home-page.ts';
import type { Call, ResolversOf } from '#mocks/server/handle.ts';
import { checkVersion } from '#mocks/server/check-version.ts';
import { describeItem, describePage, type Reference, savedHomePage, unknownItem } from '#mocks/server/home-page.ts';
import { Refusal } from '#mocks/server/refusal.ts';
import { requireSession } from '#mocks/server/session.ts';
import { toShanghaiTime } from '#mocks/shared/shanghai-time.ts';
import { type HomePageRow, homePageCollection } from '#mocks/store/collections.ts';

/** The content types that the home page can show. */
const allowedPaths = new Set(homeSlots.flatMap(({ from }) => from));

/** The configuration of the public home page (decision 038). */
export const homePageResolvers: ResolversOf<typeof homePageEndpoints> = {
  get: async (_, { tx }) => describePage(await savedHomePage(tx), tx),

  /** The status of records that the home page can show. Reveals nothing about other records. */
  check: ({ items }, { tx }) =>
    Promise.all(items.map(async (one) => (allowedPaths.has(one.path) ? describeItem(one, tx) : unknownItem(one)))),

  /** A slot accepts online content of its own types, without duplicates, up to its limit. */
  async update({ version, slots }, call) {
    const before = await savedHomePage(call.tx);
    checkVersion(before, version, '首页配置');
    const chosen: Record<string, Reference[]> = {};
    for (const { name, from, most } of homeSlots) {
      const references = slots[name] ?? [];
      if (references.length > most) throw new Refusal(400, `该位置最多${most}条内容`);
      if (references.some(({ path }) => !from.includes(path))) throw new Refusal(400, '该位置不能放置此类内容');
      if (new Set(references.map((one) => JSON.stringify(one))).size < references.length)
        throw new Refusal(400, '内容重复');
      for (const reference of references) await checkOnline(reference, call);
      chosen[name] = references;
    }
    const row: HomePageRow = {
      id: 'home',
      version: version + 1,
      updatedBy: requireSession(call.session).account.account,
      updatedTime: toShanghaiTime(call.now),
      slots: chosen,
    };
    await call.tx.put(homePageCollection, row);
    const now = await describePage(row, call.tx);
    call.audit({ object: '', before: titlesIn(await describePage(before, call.tx)), after: titlesIn(now) });
    return now;
  },
};

/** The titles of each slot, for the log. */
const titlesIn = ({ slots }: HomePage) =>
  Object.fromEntries(Object.entries(slots).map(([name, items]) => [name, items.map(({ title, id }) => title || id)]));

async function checkOnline(reference: Reference, { tx }: Call): Promise<void> {
  const { status, title } = await describeItem(reference, tx);
  if (status !== 'online') throw new Refusal(400, `内容未上架，不能放在首页：${title || reference.id}`);
}
