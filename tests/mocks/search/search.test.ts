import { describe, expect, test } from 'vitest';
import type { ContentRecord } from '#src/domain/content/record.ts';
import { scorePath } from '#src/domain/scoring/kinds.ts';
import { consultationsPath } from '#src/domain/consultations/paths.ts';
import type { FoundRecord } from '#src/domain/shell/found-record.ts';
import { usersPath } from '#src/domain/users/user.ts';
import { articleValues } from '#tests/mocks/article.ts';
import { createClient, dataOf, expired } from '#tests/mocks/client.ts';

const client = createClient();
const knowledge = '/home/scienceKnowledge';

const search = async (account: string, keyword: string, pinyin = true) =>
  dataOf<FoundRecord[]>(
    await client.call('/search/query', { keyword, pinyin }, { token: await client.tokenOf(account) }),
  );
const listsOf = (found: readonly FoundRecord[]) => [...new Set(found.map(({ path }) => path))];

describe('the search of all lists', () => {
  test('finds at most five records of each list, those first whose titles start with the text', async () => {
    const found = await search('admin', '基地');
    const counts = listsOf(found).map((path) => found.filter((one) => one.path === path).length);
    expect([listsOf(found).length > 3, Math.max(...counts)]).toEqual([true, 5]);
    expect(found.filter(({ path }) => path === usersPath)).toEqual([
      { path: usersPath, id: expect.any(String), title: '基地评审办公室', number: 'auditor' },
    ]);
  });

  test('finds titles by pinyin, whole or by first letters, unless the person switched it off', async () => {
    const byText = (await search('editor', '银杉')).filter(({ path }) => path === knowledge);
    expect(byText.length).toBeGreaterThan(0);
    for (const letters of ['yinshan', 'ys'])
      expect((await search('editor', letters)).map(({ title }) => title)).toContain(byText[0]?.title);
    expect(await search('editor', 'yinshan', false)).toEqual([]);
  });

  test('consultations of one title differ by who asked, with a masked name, by time and state', async () => {
    const found = (await search('service', '课程')).filter(({ path }) => path === consultationsPath);
    const { consultation } = found[0] ?? {};
    expect(consultation).toEqual({
      name: expect.stringMatching(/^.\*\*$/),
      receivedTime: expect.any(String),
      status: expect.any(String),
    });
    expect(new Set(found.map((one) => JSON.stringify(one.consultation))).size).toBe(found.length);
  });

  test('finds records by number, people by account', async () => {
    expect((await search('admin', 'sq001'))[0]).toEqual({
      path: '/home/baseResourcesApplication',
      id: 'SQ001',
      title: expect.any(String),
      number: 'SQ001',
    });
    expect((await search('admin', 'EDITOR')).map(({ path, number }) => [path, number])).toContainEqual([
      usersPath,
      'editor',
    ]);
    expect((await search('editor', '1', false)).map(({ number }) => number)).toContain('1');
  });

  test('answers only lists that the account may open, and reviews only to their members', async () => {
    const granted = ['/home/index', knowledge];
    expect(listsOf(await search('viewer', '银杉')).filter((path) => !granted.includes(path))).toEqual([]);
    expect(listsOf(await search('service', '课程'))).toEqual([consultationsPath]);
    expect(
      listsOf(await search('editor', '科')).filter((path) => [usersPath, consultationsPath].includes(path)),
    ).toEqual([]);
    const sees = async (account: string) => listsOf(await search(account, '良凤江')).includes(scorePath);
    expect({ chair: await sees('auditor'), member: await sees('expert'), other: await sees('expert4') }).toEqual({
      chair: true,
      member: true,
      other: false,
    });
  });

  test('finds a record as it is now, and blanks find nothing', async () => {
    const token = await client.tokenOf('editor');
    await client.call(`${knowledge}/add`, { ...articleValues, mainTitle: '穿山甲夜行记' }, { token });
    expect(await search('editor', '甲夜行')).toEqual([
      { path: knowledge, id: '61', title: '穿山甲夜行记', number: '61' },
    ]);
    const article = dataOf<ContentRecord>(await client.call(`${knowledge}/get`, { id: '1' }, { token }));
    await client.call(`${knowledge}/update`, { ...article, mainTitle: '穿山甲夜行补记' }, { token });
    expect(new Set((await search('editor', '甲夜行')).map(({ id }) => id))).toEqual(new Set(['1', '61']));
    expect((await search('editor', '1', false)).filter(({ path }) => path === knowledge)).toEqual([
      { path: knowledge, id: '1', title: '穿山甲夜行补记', number: '1' },
    ]);
    expect(await search('editor', '　 ')).toEqual([]);
  });

  test('needs a token', async () => {
    expect(await client.call('/search/query', { keyword: '银', pinyin: true })).toEqual(expired);
  });
});
