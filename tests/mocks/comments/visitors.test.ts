import { expect, test } from 'vitest';
import { openInbox } from './inbox.ts';

test('a visitor comments on an article by default, under a fixed name and number', async () => {
  const { arrives, one } = await openInbox();
  expect(await one(await arrives('好'))).toMatchObject({
    target: { path: '/home/scienceKnowledge', id: '1', title: '认识银杉：从花坪说起' },
    parent: null,
    author: '陆**',
    phone: '120****6668',
    isOffice: false,
    text: '好',
    time: '2026-03-16 10:00:00',
    status: 'pending',
    handledBy: null,
    version: 1,
  });
});

test('a reply belongs to the same record as the comment that it answers', async () => {
  const { arrives, one } = await openInbox();
  const target = { path: '/service/strategies', id: '6' };
  const parent = await arrives({ text: '好', target, author: '覃远山', phone: '12000300009' });
  expect(await one(await arrives({ text: '同意', parent }))).toMatchObject({
    target: { ...target, title: '南宁马山两日民俗体验攻略' },
    parent,
  });
});

test('a changed text keeps the status and creates a new version', async () => {
  const { arrives, one, step } = await openInbox();
  const id = await arrives('好');
  const { comment } = await step('show', { id, version: 1 });
  expect(await arrives({ id, text: '不好' })).toEqual(id);
  expect(await one(id)).toEqual({ ...comment, text: '不好', version: 3 });
});

test('a missing comment can be neither answered nor changed', async () => {
  const { arrives, step } = await openInbox();
  const id = await arrives('好');
  const { comment, reply } = await step('reply', { id, version: 1, text: '您好' });
  await step('del', { id, version: comment.version });
  for (const given of [
    { id: '99999', text: '改' },
    { id, text: '改' },
    { id: reply?.id ?? '', text: '改' },
    { text: '答', parent: '99999' },
    { text: '评', target: { path: '/home/scienceKnowledge', id: '99999' } },
    { text: '评', target: { path: '/none', id: '1' } },
  ])
    await expect(arrives(given)).rejects.toThrow('mock: ');
});
