import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createErrorLog } from '#src/app/composition/error-log.ts';
import { expectConsole } from '#tests/setup/console.ts';
import { chooseInMenu, findOnPage, onPage, shownToasts } from '#tests/flows/support/page.ts';
import { renderApp, type RenderedApp } from '#tests/flows/support/render-app.tsx';

// The code that reports errors can fail too; its errors never reach the page.

const broken = vi.hoisted(() => ({ home: false, toaster: false, plain: false, log: false }));

function breakable<Part extends Record<string, unknown>>(
  original: Part,
  name: keyof typeof broken,
  part: string,
): Part {
  const Whole = original[part] as (props: object) => React.ReactNode;
  return {
    ...original,
    [part](props: object) {
      if (broken[name]) throw new Error(`${name} is broken`);
      return <Whole {...props} />;
    },
  };
}

vi.mock('#src/views/home/home-screen.tsx', async (load) => breakable(await load(), 'home', 'HomeScreen'));
vi.mock('#src/views/notices/toaster.tsx', async (load) => breakable(await load(), 'toaster', 'Toaster'));
vi.mock('#src/views/notices/plain-messages.tsx', async (load) => breakable(await load(), 'plain', 'PlainMessages'));
vi.mock('#src/views/error-log/error-log.tsx', async (load) => breakable(await load(), 'log', 'ErrorLog'));

const addFailure = ({ app }: RenderedApp, message: string) =>
  app.notices.add({ code: 'failure', failure: { kind: 'refused', code: 500, message } });

const logged = ({ app }: RenderedApp) => app.errorLog.errors().map(({ message }) => message);

test('an error log that throws breaks nothing: the page reports its failure, and the others work', async () => {
  expectConsole('error', /home is broken|the reporter is broken/);
  broken.home = true;
  const { app, user } = await renderApp({ url: '/home/scienceKnowledge', account: 'editor' });
  await findOnPage('共60条');
  vi.spyOn(app.errorLog, 'add').mockImplementation(() => {
    throw new Error('the reporter is broken');
  });
  await chooseInMenu(user, '首页');
  await findOnPage('页面出错了');
  broken.home = false;
  await user.click(onPage().getByText('重试'));
  await findOnPage('科普宣传科，您好');
});

test('an error log that cannot read the secrets stores nothing, without another error', () => {
  const log = createErrorLog(() => {
    throw new Error('no cookies');
  });
  log.add(new Error('x'), 'error');
  expect(log.errors()).toEqual([]);
});

test('a toaster that fails leaves the page and the message visible, and is in the error log', async () => {
  expectConsole('error', /toaster is broken/);
  const app = await renderApp({ account: 'editor' });
  await findOnPage('科普宣传科，您好');
  broken.toaster = true;
  addFailure(app, '无法保存');
  expect((await screen.findByText('无法保存')).closest('[role=alert]')).not.toBeNull();
  await waitFor(() => expect(logged(app)).toEqual(['Error: toaster is broken']));
  broken.toaster = false;
  await app.user.click(screen.getByText('关闭'));
  addFailure(app, '已恢复');
  await waitFor(() => expect(shownToasts()).toEqual(['已恢复']));
  await findOnPage('科普宣传科，您好');
});

test('a toaster, plain messages and an error log that all fail leave the page working', async () => {
  expectConsole('error', /(toaster|plain|log) is broken/);
  Object.assign(broken, { toaster: true, plain: true, log: true });
  const app = await renderApp({ account: 'editor' });
  await findOnPage('科普宣传科，您好');
  addFailure(app, '无法保存');
  await waitFor(() => expect(logged(app)).toEqual(['Error: toaster is broken', 'Error: log is broken']));
  expect(shownToasts()).toEqual([]);
  await chooseInMenu(app.user, '科普知识');
  await findOnPage('共60条');
});
