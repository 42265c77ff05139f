import { describe, expect, test } from 'vitest';
import { undecided } from '#src/domain/approval/approval.ts';
import { createContentApi, fetchOptions } from '#src/api/content.ts';
import { defaultListQuery } from '#src/domain/content/list-query.ts';
import { type RecordOperation, recordOperations } from '#src/domain/content/record.ts';
import { baseResourcesApplication } from '#src/domain/content/types/base-resources-application.ts';
import { withStages } from '#src/domain/content/reviewed-type.ts';
import { scienceKnowledge } from '#src/domain/content/types/science-knowledge.ts';
import { recordOf } from '#tests/machines/support/fixtures.ts';
import { baseUrl, createClient, fakeServer, json } from './fake-server.ts';

const server = fakeServer();

const record = recordOf('42', { version: 3, mainTitle: '银杏' });
const page = { list: [record], total: 1, pageNum: 1, pageSize: 20 };

const api = (resultData: unknown) => {
  server.answers = [json({ success: true, resultData })];
  return createContentApi(createClient(), scienceKnowledge);
};

/** Path, body and key of a sent call. */
const sent = () =>
  server.sent.map(({ url, body, headers }): unknown[] => [
    url.slice(baseUrl.length),
    JSON.parse(body),
    headers['idempotency-key'],
  ]);

describe('a list', () => {
  test('is requested by page and size alone', async () => {
    expect(await api(page).query(defaultListQuery)).toEqual({ ok: true, value: page });
    expect(sent()).toEqual([['/home/scienceKnowledge/query', { pageNum: 1, pageSize: 20 }, undefined]]);
  });

  test('is requested with order and filters as well (decision 010)', async () => {
    const filters = { status: 'online', keyword: '银杏' };
    await api(page).query({ pageNum: 2, pageSize: 50, orderBy: 'releaseTime', desc: true, filters });
    expect(sent()[0]?.[1]).toEqual({ pageNum: 2, pageSize: 50, orderBy: 'releaseTime', desc: true, ...filters });
  });

  test('a filter with the name of a paging field does not change the page', async () => {
    await api(page).query({ ...defaultListQuery, filters: { pageNum: '9' } });
    expect(sent()[0]?.[1]).toEqual({ pageNum: 1, pageSize: 20 });
  });

  test('where the type has stages, a record without a review counts as unapproved (decision 067)', async () => {
    server.answers = [json({ success: true, resultData: page })];
    const answer = await createContentApi(createClient(), withStages(scienceKnowledge, ['办公室'])).query(
      defaultListQuery,
    );
    const approval = undecided(['办公室'], 3);
    expect(answer).toEqual({ ok: true, value: { ...page, list: [{ ...record, approval, isUnapproved: true }] } });
  });

  test('fault E10: infinite counts are unreadable', async () => {
    const endless = '{"success":true,"resultData":{"list":[],"total":1e400,"pageNum":1,"pageSize":20}}';
    const client = api(page);
    server.answers = [() => new Response(endless)];
    expect(await client.query(defaultListQuery)).toEqual({ ok: false, failure: { kind: 'unreadable', status: 200 } });
  });
});

describe('a record', () => {
  const values = { mainTitle: '银杏' };
  const options = { idempotencyKey: 'key-1' };

  test('is fetched by its id', async () => {
    expect(await api(record).get('42')).toEqual({ ok: true, value: record });
    expect(sent()).toEqual([['/home/scienceKnowledge/get', { id: '42' }, undefined]]);
  });

  test('is added and updated with its key, and updated on the version that the update is based on', async () => {
    const client = api(record);
    await client.add(values, options);
    await client.update('42', 3, values, options);
    expect(sent()).toEqual([
      ['/home/scienceKnowledge/add', values, 'key-1'],
      ['/home/scienceKnowledge/update', { ...values, id: '42', version: 3 }, 'key-1'],
    ]);
  });

  test('fault B8: an id is data, never part of the path', async () => {
    await api(record).get('../../sys/role/del');
    expect(sent()).toEqual([['/home/scienceKnowledge/get', { id: '../../sys/role/del' }, undefined]]);
  });

  test('a step is a call with its own name, and a return sends its reason (decision 035)', async () => {
    const calls = createContentApi(createClient(), baseResourcesApplication);
    api(record);
    for (const name of ['submit', 'return'] as const)
      await calls.operate(
        recordOperations.find((one) => one.name === name) as RecordOperation,
        'SQ005',
        options,
        '坐标有误',
      );
    expect(sent()).toEqual([
      ['/home/baseResourcesApplication/submit', { id: 'SQ005' }, 'key-1'],
      ['/home/baseResourcesApplication/return', { id: 'SQ005', reason: '坐标有误' }, 'key-1'],
    ]);
  });

  test.for(recordOperations.filter(({ right }) => right !== 'edit'))(
    '$name is the call of its right',
    async (operation) => {
      await api(record).operate(operation, '42', options);
      const isSwitch = ['updown', 'istop', 'isbanner'].includes(operation.right);
      expect(sent()).toEqual([
        [
          `/home/scienceKnowledge/${operation.right}`,
          isSwitch ? { id: '42', on: operation.on } : { id: '42' },
          'key-1',
        ],
      ]);
    },
  );
});

test('the acts on a record are requested by its id; an entry without a kind is a save, and saves are those with values', async () => {
  const saved = { version: 3, by: 'editor', time: '2026-03-12 09:30:00', values: { mainTitle: '银杏' } };
  const published = { kind: 'published', version: 3, by: 'admin', name: '覃', time: '2026-03-12 09:31:00' };
  const calls = api([published, saved]);
  expect(await calls.timeline('42')).toEqual({ ok: true, value: [published, { kind: 'saved', ...saved }] });
  expect(await calls.revisions('42')).toEqual({ ok: true, value: [{ kind: 'saved', ...saved }] });
  expect(sent()[0]).toEqual(['/home/scienceKnowledge/revisions', { id: '42' }, undefined]);
});

test('base resources to choose from are found by part of their name', async () => {
  const options = [{ id: '7', name: '良凤江国家森林公园' }];
  api(options);
  expect(await fetchOptions(createClient(), '/home/baseResources', '良凤')).toEqual({ ok: true, value: options });
  expect(sent()).toEqual([['/home/baseResources/options', { keyword: '良凤' }, undefined]]);
});
