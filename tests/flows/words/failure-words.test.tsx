import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { pass, startFastClock } from '#tests/flows/support/clock.ts';
import { inputOf } from '#tests/flows/support/editor.ts';
import { fill, onPage, shownPage } from '#tests/flows/support/page.ts';
import { chooseInMore, science } from '#tests/flows/support/record.ts';
import { type RenderedApp, renderApp } from '#tests/flows/support/render-app.tsx';

/** A place that shows the failure of its own call: its page, the call, and how to trigger it. */
interface Place {
  name: string;
  url: string;
  account?: string;
  call: string;
  make?: (app: RenderedApp) => Promise<unknown>;
  /** The element that shows the message, if not the page. */
  within?: () => HTMLElement | null;
}

const type =
  (label: RegExp, value: string) =>
  async ({ user }: RenderedApp) => {
    await fill(user, await waitFor(() => onPage().getByLabelText(label, { selector: 'input' })), value);
    await user.tab();
  };
const options = () => document.body;

const places: Place[] = [
  { name: 'the captcha', url: '/login', call: '/sys/auth/captcha', within: () => document.querySelector('form') },
  { name: 'a list', url: science, account: 'editor', call: `${science}/query` },
  { name: 'the list of users', url: '/system/userManager', account: 'admin', call: '/sys/user/query' },
  { name: 'the list of roles', url: '/system/roleManager', account: 'admin', call: '/sys/role/query' },
  { name: 'the log', url: '/system/logManager', account: 'admin', call: '/sys/log/query' },
  { name: 'a record', url: `${science}/1`, account: 'editor', call: `${science}/get` },
  { name: 'a user', url: '/system/userManager/7', account: 'admin', call: '/sys/user/get' },
  { name: 'a role', url: '/system/roleManager/2', account: 'admin', call: '/sys/role/query' },
  { name: 'the home page’s configuration', url: '/home/index', account: 'admin', call: '/home/index/get' },
  { name: 'recent work', url: '/blank', account: 'editor', call: '/profile/works' },
  { name: 'one’s log-ins', url: '/profile', account: 'editor', call: '/profile/logins' },
  {
    name: 'a picker of records',
    url: `${science}/new`,
    account: 'editor',
    call: '/home/baseResources/options',
    make: async ({ user }) => user.click(await waitFor(() => inputOf('homeBase'))),
    within: options,
  },
  {
    name: 'a picker of the home page',
    url: '/home/index',
    account: 'admin',
    call: '/home/informationCenter/options',
    make: async ({ user }) => {
      const picker = await waitFor(() =>
        within(onPage().getByRole('region', { name: /资讯/ })).getByLabelText('添加内容', { selector: 'input' }),
      );
      await user.click(picker);
    },
    within: options,
  },
  {
    name: 'the name of a role',
    url: '/system/roleManager/new',
    account: 'admin',
    call: '/sys/role/isNameExist',
    make: type(/^角色名称/, '审核'),
  },
  {
    name: 'a login name',
    url: '/system/userManager/new',
    account: 'admin',
    call: '/sys/user/isNameExist',
    make: type(/^登录名/, 'newcomer'),
  },
  {
    name: 'the revisions of a record',
    url: `${science}/1`,
    account: 'editor',
    call: `${science}/revisions`,
    make: async ({ user }) => {
      await waitFor(() => inputOf('mainTitle'));
      await chooseInMore(user, '修改记录');
    },
    within: () => screen.queryByRole('dialog'),
  },
  { name: 'a picture', url: '/basic/carousel/1', account: 'editor', call: '/sys/file/get' },
];

const wordsIn = (place: Place) => (place.within ?? shownPage)()?.textContent ?? '';

test.for(places.map((place) => [place.name, place] as const))(
  'a missing connection has the same message everywhere (decision 005): %s',
  async ([, place]) => {
    const { url, account, call, make } = place;
    // A failed read is repeated after a pause.
    startFastClock();
    const app = await renderApp({
      url,
      ...(account ? { account } : {}),
      faults: [{ kind: 'network', path: call, times: 3 }],
    });
    await make?.(app);
    await waitFor(() => expect(wordsIn(place)).toContain('无法连接服务器'));
  },
);

test.for(
  places
    .filter(({ name }) => /captcha|picker|name|picture|revisions/.test(name))
    .map((place) => [place.name, place] as const),
)('a timeout after 60 s has the same message everywhere: %s', async ([, place]) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { url, account, call, make } = place;
  const app = await renderApp({ url, ...(account ? { account } : {}), faults: [{ kind: 'hang', path: call }] });
  await make?.(app);
  await waitFor(() => expect(app.server.callsOf(call)).toHaveLength(1));
  await pass(61_000);
  await waitFor(() => expect(wordsIn(place)).toContain('请求已超时'));
});
