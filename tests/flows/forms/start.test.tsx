import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { textOf } from '#src/domain/content/record.ts';
import { wallClockAt } from '#src/domain/platform-time.ts';
import { seedRecords } from '#tests/support/seed.ts';
import { inputOf } from '#tests/flows/support/editor.ts';
import { closeTab, dialogs, fill, tabBar } from '#tests/flows/support/page.ts';
import { renderApp } from '#tests/flows/support/render-app.tsx';

const path = '/home/scienceKnowledge';

/** The last article that the account created. */
const lastOf = (account: string) => {
  const own = seedRecords[path].filter(({ createdBy }) => createdBy === account);
  return own.reduce((last, one) => (one.createdTime > last.createdTime ? one : last));
};

/** The publication details on the page; the time to the hour. */
const shown = () => [inputOf('releaseTime').value.slice(0, 13), inputOf('releasePeople').value, inputOf('phone').value];

test('a new article begins with time, publisher and phone, which are neither unsaved work nor a draft', async () => {
  const { user, server } = await renderApp({ url: `${path}/new`, account: 'editor' });
  await waitFor(() => inputOf('phone'));
  const last = lastOf('editor');
  const start = [wallClockAt(Date.now()).slice(0, 13), textOf(last, 'releasePeople'), textOf(last, 'phone')];
  expect(shown()).toEqual(start);
  expect(server.callsOf(`${path}/query`).map(({ body }) => body)).toEqual([
    { createdBy: 'editor', orderBy: 'createdTime', desc: true, pageNum: 1, pageSize: 1 },
  ]);
  // Typing over a value and back leaves nothing to ask about.
  await fill(user, inputOf('releasePeople'), '宣传科');
  await screen.findByLabelText('未保存');
  await fill(user, inputOf('releasePeople'), textOf(last, 'releasePeople'));
  await waitFor(() => expect(screen.queryByLabelText('未保存')).toBeNull());
  await closeTab(user, '新增科普知识');
  await waitFor(() => expect(tabBar()).toEqual(['首页']));
  expect([dialogs(), Object.keys(localStorage).filter((key) => key.includes(`${path}/new`))]).toEqual([[], []]);
});

test('without an answer, it begins with the time and the name of the person', async () => {
  await renderApp({
    url: `${path}/new`,
    account: 'editor',
    faults: [{ path: `${path}/query`, kind: 'hang' }],
  });
  await waitFor(() => inputOf('phone'));
  expect(shown()).toEqual([wallClockAt(Date.now()).slice(0, 13), '科普宣传科', '']);
});
