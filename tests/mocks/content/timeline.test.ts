import { describe, expect, test } from 'vitest';
import { contentDescriptors } from '#src/api/endpoints/index.ts';
import { fieldsOf } from '#src/domain/content/content-type.ts';
import { type ContentRecord, textOf } from '#src/domain/content/record.ts';
import type { Revision, TimelineEntry } from '#src/domain/content/timeline.ts';
import { articleValues } from '#tests/mocks/article.ts';
import { createClient, dataOf } from '#tests/mocks/client.ts';
import { seedRecords } from '#tests/support/seed.ts';

const bases = '/home/baseResources';
const science = '/home/scienceKnowledge';
const applications = '/home/baseResourcesApplication';

/** A client whose clock advances by a minute before each call. */
async function signedIn(account = 'editor') {
  let now = Date.parse('2026-06-02T09:59:00+08:00');
  const client = createClient({ now: () => (now += 60_000) });
  const token = await client.signIn(account);
  const call = async <Data>(path: string, body: object) => dataOf<Data>(await client.call(path, body, { token }));
  const timeline = (path: string, id: string) => call<TimelineEntry[]>(`${path}/revisions`, { id });
  return { client, call, timeline };
}

/** What happened, and from which version to which; times and people are left out. */
const acts = (entries: readonly TimelineEntry[]) =>
  entries.map(({ kind, version, from }) => [kind, version, ...(from === undefined ? [] : [from])]);

describe('the timeline of a record (decision 021)', () => {
  test('has all acts, the newest first, by the names of people; saves carry their values', async () => {
    const { client, call, timeline } = await signedIn();
    const { id } = await call<ContentRecord>(`${science}/add`, articleValues);
    await call(`${science}/update`, { ...articleValues, mainTitle: '二', id, version: 1 });
    await call(`${science}/updown`, { id, on: true });
    await call(`${science}/istop`, { id, on: true });
    await call(`${science}/isbanner`, { id, on: true });
    await call(`${science}/isbanner`, { id, on: false });
    const token = await client.signIn('admin');
    dataOf(await client.call(`${science}/update`, { ...articleValues, id, version: 2 }, { token }));
    await call(`${science}/istop`, { id, on: false });
    await call(`${science}/updown`, { id, on: false });
    const entries = await timeline(science, id);
    expect(acts(entries)).toEqual([
      ['unpublished', 3],
      ['unpinned', 3],
      ['restored', 3, 1],
      ['bannerRemoved', 2],
      ['bannerAdded', 2],
      ['pinned', 2],
      ['published', 2],
      ['saved', 2],
      ['created', 1],
    ]);
    const [unpublished, , restored] = entries;
    expect([unpublished, restored]).toEqual([
      { kind: 'unpublished', version: 3, by: 'editor', name: expect.any(String), time: expect.any(String) },
      {
        kind: 'restored',
        from: 1,
        version: 3,
        by: 'admin',
        name: expect.any(String),
        time: expect.any(String),
        values: articleValues,
      },
    ]);
    expect(unpublished?.name).not.toBe(restored?.name);
    const times = entries.map(({ time }) => time);
    expect(times).toEqual(times.toSorted().reverse());
  });

  test('of a seeded record explains its state and continues from there', async () => {
    const { call, timeline } = await signedIn();
    const before = await call<ContentRecord>(`${science}/get`, { id: '1' });
    expect(before).toMatchObject({ status: 'online', version: expect.any(Number) });
    const seeded = await timeline(science, '1');
    expect(acts(seeded)).toEqual([
      ['published', before.version],
      ['saved', before.version],
      ['created', 1],
    ]);
    await call(`${science}/update`, { ...articleValues, id: '1', version: before.version });
    const [saved, ...others] = await timeline(science, '1');
    expect([saved?.values, others]).toEqual([articleValues, seeded]);
  });

  test('names the first publication of a type with the right `line`', async () => {
    const { call, timeline } = await signedIn('admin');
    const draft = seedRecords[bases].find(({ status }) => status === 'draft') as ContentRecord;
    await call(`${bases}/line`, { id: draft.id });
    await call(`${bases}/updown`, { id: draft.id, on: false });
    await call(`${bases}/updown`, { id: draft.id, on: true });
    expect((await timeline(bases, draft.id)).slice(0, 3).map(({ kind }) => kind)).toEqual([
      'published',
      'unpublished',
      'wentOnline',
    ]);
  });

  test('of an application has its steps between its saves, with reasons', async () => {
    const { call, timeline } = await signedIn('admin');
    const seeded = await timeline(applications, 'SQ005');
    expect(acts(seeded)).toEqual([
      ['submitted', 1],
      ['created', 1],
    ]);
    await call(`${applications}/return`, { id: 'SQ005', reason: '坐标有误' });
    const { id, version, ...values } = await call<ContentRecord>(`${applications}/get`, { id: 'SQ005' });
    await call(`${applications}/update`, { ...values, name: '改名基地', id, version });
    await call(`${applications}/submit`, { id });
    expect((await timeline(applications, id)).slice(0, -2).map(({ kind, reason }) => [kind, reason])).toEqual([
      ['submitted', null],
      ['saved', undefined],
      ['returned', '坐标有误'],
    ]);
  });

  test.for(contentDescriptors)('$path: saving the values of an older revision restores it', async (type) => {
    const { path, titleField } = type;
    const { call, timeline } = await signedIn('admin');
    const { id } = seedRecords[path as keyof typeof seedRecords][0] as ContentRecord;
    const before = await call<ContentRecord>(`${path}/get`, { id });
    const { version } = before;
    const values = Object.fromEntries(fieldsOf(type).map(({ name }) => [name, textOf(before, name)]));
    await call(`${path}/update`, { ...values, [titleField]: '全新的标题', id, version });
    const saves = (await timeline(path, id)).filter((entry): entry is Revision => entry.values !== undefined);
    expect(saves.map((save) => save.values)).toEqual([{ ...values, [titleField]: '全新的标题' }, values]);
    await call(`${path}/update`, { ...saves[1]?.values, id, version: version + 1 });
    const { updatedBy, updatedByName, updatedTime } = before;
    expect({
      ...(await call<ContentRecord>(`${path}/get`, { id })),
      updatedBy,
      updatedByName,
      updatedTime,
      version,
    }).toEqual(before);
    expect(acts(await timeline(path, id)).slice(0, 2)).toEqual([
      ['restored', version + 2, version],
      ['saved', version + 1],
    ]);
  });
});
