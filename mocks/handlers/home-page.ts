import type { homePageEndpoints } from '#src/api/endpoints/home-page.ts';
import { contentDescriptors } from '#src/api/endpoints/index.ts';
import { textOf } from '#src/domain/content/record.ts';
import { type HomeItem, type HomePage, homeSlots } from '#src/domain/content/home-page.ts';
import type { Call, ResolversOf } from '#mocks/server/handle.ts';
import { withEditors } from '#mocks/server/names.ts';
import { findRecord } from '#mocks/server/records.ts';
import { checkVersion } from '#mocks/server/check-version.ts';
import { Refusal } from '#mocks/server/refusal.ts';
import { storedSeed } from '#mocks/server/stored-seed.ts';
import { requireSession } from '#mocks/server/session.ts';
import { toShanghaiTime } from '#mocks/shared/shanghai-time.ts';
import { homePageRowAt } from '#mocks/seed/home-page.ts';
import type { Transaction } from '#mocks/store/store.ts';
import { type HomePageRow, homePageCollection } from '#mocks/store/collections.ts';

type Reference = { path: string; id: string };

/** The content types that the home page can show. */
const allowedPaths = new Set(homeSlots.flatMap(({ from }) => from));

const unknownItem = ({ path, id }: Reference): HomeItem => ({ path, id, title: '', summary: '', status: 'gone' });

/** The configuration of the public home page (decision 038). */
export const homePageResolvers: ResolversOf<typeof homePageEndpoints> = {
  get: (_, { tx }) => currentHomePage(tx),

  /** The status of records that the home page can show. Reveals nothing about other records. */
  check: ({ items }, { tx }) =>
    Promise.all(items.map(async (one) => (allowedPaths.has(one.path) ? describe(one, tx) : unknownItem(one)))),

  /** A slot accepts online content of its own types, without duplicates, up to its limit. */
  async update({ version, slots }, call) {
    const before = await stored(call.tx);
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
    const now = await answer(row, call.tx);
    call.audit({ object: '', before: titlesIn(await answer(before, call.tx)), after: titlesIn(now) });
    return now;
  },
};

/** The titles of each slot, for the log. */
const titlesIn = ({ slots }: HomePage) =>
  Object.fromEntries(Object.entries(slots).map(([name, items]) => [name, items.map(({ title, id }) => title || id)]));

/** The saved configuration, with the present state of its records. */
export const currentHomePage = async (tx: Transaction): Promise<HomePage> => answer(await stored(tx), tx);

const stored = async (tx: Transaction): Promise<HomePageRow> =>
  (await tx.get(homePageCollection, 'home')) ?? homePageRowAt((await storedSeed(tx)).start);

async function checkOnline(reference: Reference, { tx }: Call): Promise<void> {
  const { status, title } = await describe(reference, tx);
  if (status !== 'online') throw new Refusal(400, `内容未上架，不能放在首页：${title || reference.id}`);
}

async function answer({ version, updatedBy, updatedTime, slots }: HomePageRow, tx: Transaction): Promise<HomePage> {
  const described: Record<string, HomeItem[]> = {};
  for (const [name, references] of Object.entries(slots)) {
    described[name] = await Promise.all(references.map((reference) => describe(reference, tx)));
  }
  const [saved] = await withEditors([{ version, updatedBy, updatedTime, slots: described }], tx);
  return saved as HomePage;
}

async function describe({ path, id }: Reference, tx: Transaction): Promise<HomeItem> {
  const type = contentDescriptors.find((one) => one.path === path);
  const record = type && (await findRecord(tx, path, id));
  if (!type || !record) return unknownItem({ path, id });
  const summary = textOf(record, 'summary') || textOf(record, 'abstract');
  return { path, id, title: textOf(record, type.titleField), summary, status: record.status };
}
