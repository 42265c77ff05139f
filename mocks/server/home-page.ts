import { contentDescriptors } from '#src/api/endpoints/index.ts';
import type { HomeItem, HomePage } from '#src/domain/content/home-page.ts';
import { textOf } from '#src/domain/content/record.ts';
import { homePageRowAt } from '#mocks/seed/home-page.ts';
import { type HomePageRow, homePageCollection } from '#mocks/store/collections.ts';
import type { Transaction } from '#mocks/store/store.ts';
import { withEditors } from './names.ts';
import { findRecord } from './records.ts';
import { storedSeed } from './stored-seed.ts';

/** A record that the home page names. */
export type Reference = { path: string; id: string };

/** The saved configuration of the home page. */
export const savedHomePage = async (tx: Transaction): Promise<HomePageRow> =>
  (await tx.get(homePageCollection, 'home')) ?? homePageRowAt((await storedSeed(tx)).start);

/** The configuration with the present state of its records. */
export async function describePage(
  { version, updatedBy, updatedTime, slots }: HomePageRow,
  tx: Transaction,
): Promise<HomePage> {
  const described: Record<string, HomeItem[]> = {};
  for (const [name, references] of Object.entries(slots)) {
    described[name] = await Promise.all(references.map((reference) => describeItem(reference, tx)));
  }
  const [saved] = await withEditors([{ version, updatedBy, updatedTime, slots: described }], tx);
  return saved as HomePage;
}

export async function describeItem({ path, id }: Reference, tx: Transaction): Promise<HomeItem> {
  const type = contentDescriptors.find((one) => one.path === path);
  const record = type && (await findRecord(tx, path, id));
  if (!type || !record) return unknownItem({ path, id });
  const summary = textOf(record, 'summary') || textOf(record, 'abstract');
  return { path, id, title: textOf(record, type.titleField), summary, status: record.status };
}

export const unknownItem = ({ path, id }: Reference): HomeItem => ({
  path,
  id,
  title: '',
  summary: '',
  status: 'gone',
});
