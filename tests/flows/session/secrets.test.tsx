import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import type { InspectionEvent } from 'xstate';
import { fingerprint } from '#mocks/shared/fingerprint.ts';
import { accountCollection, logCollection } from '#mocks/store/collections.ts';
import { cookies } from '#tests/flows/support/cookies.ts';
import { fill, findOnPage, findToast, logIn, logOut } from '#tests/flows/support/page.ts';
import { renderApp } from '#tests/flows/support/render-app.tsx';

const password = 'Kanarie-7f3a91!pw';
const wrongPassword = 'Kanarie-52c0d4!no';
const newPassword = 'Kanarie-e81b26!nw';
const wrongCode = 'Ka9x';

const printed: unknown[][] = [];
beforeEach(() => {
  for (const level of ['log', 'info', 'debug'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => void printed.push(parts));
  }
});
afterEach(() => {
  printed.length = 0;
});

/** The text of every place that could contain a secret, by name. */
function places(inspected: readonly string[]): Record<string, string> {
  return {
    fields: [...document.querySelectorAll('input')].map((input) => input.value).join(' '),
    markup: document.documentElement.outerHTML,
    props: JSON.stringify(propsOf(document)),
    localStorage: JSON.stringify(Object.entries(localStorage)),
    sessionStorage: JSON.stringify(Object.entries(sessionStorage)),
    address: location.href + JSON.stringify(history.state),
    title: document.title,
    console: JSON.stringify(printed),
    inspection: inspected.join('\n'),
  };
}

test('faults K2, K3: password, captcha and token occur only where they belong', async () => {
  const inspected: string[] = [];
  const inspect = (event: InspectionEvent) => void inspected.push(textOf(event));
  const { user, server } = await renderApp({ url: '/login', inspect });
  await server.grant('editor', ['/home/scienceKnowledge']);
  await server.store.transaction(async (tx) => {
    const row = await tx.get(accountCollection, 'editor');
    if (row) await tx.put(accountCollection, { ...row, password: fingerprint(password) });
  });

  await logIn(user, 'editor', { password: wrongPassword, code: wrongCode });
  await screen.findByRole('alert');
  await logIn(user, 'editor', { password });
  await findOnPage('科普宣传科，您好');
  const token = cookies.get('Admin-Token') ?? '';
  await changePassword(user);
  expectNone(places(inspected), [password, wrongPassword, newPassword, wrongCode, token]);
  expect(Object.values(cookies.all()).filter((value) => value.includes('Kanarie'))).toEqual([]);
  expect(Object.entries(cookies.all()).filter(([, value]) => value === token)).toEqual([['Admin-Token', token]]);

  const bodies = server.calls.map(({ body, path }) => path + JSON.stringify(body));
  expect(bodies.filter((text) => text.includes(token))).toEqual([]);
  expect(new Set(server.calls.map(({ authorization }) => authorization))).toEqual(new Set([null, token]));

  await logOut(user);
  await screen.findByAltText('验证码图片');
  expectNone({ ...places(inspected), cookies: document.cookie }, [
    password,
    wrongPassword,
    newPassword,
    wrongCode,
    token,
  ]);
  // The inspection did contain the typed login.
  expect(inspected.some((text) => text.includes('"credentials":{"userName":"editor","secret":"•••"}'))).toBe(true);
});

test('faults K2, K3: an initial password occurs only in its field or in the dialog that shows it', async () => {
  const inspected: string[] = [];
  const inspect = (event: InspectionEvent) => void inspected.push(textOf(event));
  const { user, server } = await renderApp({ url: '/system/userManager', account: 'admin', inspect });
  await user.click(await screen.findByLabelText('更多操作：nanning.view'));
  await user.click(await screen.findByText('重置密码', { selector: '[role=menuitem] *' }));
  await user.click(
    within(await screen.findByRole('dialog', { name: '重置密码' })).getByRole('button', { name: '重置密码' }),
  );
  const resultDialog = within(await screen.findByRole('dialog', { name: '新的初始密码' }));
  const first = resultDialog.getByRole<HTMLInputElement>('textbox').value;
  const { fields: _shown, ...elsewhere } = places(inspected);
  expectNone(elsewhere, [first]);
  await user.click(resultDialog.getByRole('button', { name: '已记下，关闭' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await user.click(screen.getByText('新增用户', { selector: 'a' }));
  await fill(user, await screen.findByLabelText(/^登录名/), 'newcomer');
  const drawn = screen.getByLabelText<HTMLInputElement>(/^密码/, { selector: 'input' }).value;
  const { fields: _drawn, ...around } = places(inspected);
  expectNone({ ...around, drafts: JSON.stringify(Object.entries(localStorage)) }, [drawn]);
  for (const label of [/^密码/, /^确认密码/])
    await fill(user, screen.getByLabelText(label, { selector: 'input' }), newPassword);
  await user.click(screen.getByRole('button', { name: '保存' }));
  const { fields: _typed, ...kept } = places(inspected);
  expectNone({ ...kept, cookies: document.cookie }, [newPassword, first]);
  await waitFor(() => expect(localStorage.length).toBeGreaterThan(0));
  expectNone(
    {
      drafts: JSON.stringify(Object.entries(localStorage)),
      log: JSON.stringify(await server.store.transaction((tx) => tx.all(logCollection))),
    },
    [newPassword, first],
  );
  // The inspection did contain the typed user.
  expect(inspected.some((text) => text.includes('"account":"newcomer"') && text.includes('•••'))).toBe(true);
});

/** The string and number props of each element and component. */
function propsOf(root: Document): unknown[] {
  const texts: unknown[] = [];
  const seen = new Set<Fiber>();
  for (const element of root.querySelectorAll('*')) {
    for (let fiber = fiberOf(element); fiber; fiber = fiber.return) {
      if (seen.has(fiber)) break;
      seen.add(fiber);
      const { memoizedProps: props } = fiber;
      if (typeof props !== 'object' || props === null) texts.push(props);
      else
        texts.push(
          ...Object.values(props as Record<string, unknown>).filter((value) =>
            ['string', 'number'].includes(typeof value),
          ),
        );
    }
  }
  return texts;
}

interface Fiber {
  memoizedProps: unknown;
  return: Fiber | null;
}

const fiberOf = (element: Element) => {
  const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$'));
  return key === undefined ? null : ((element as unknown as Record<string, Fiber>)[key] ?? null);
};

test('typed passwords occur only in their fields, also after a refusal', async () => {
  const { user, server } = await renderApp({ url: '/login' });
  await logIn(user, 'editor', { password: wrongPassword });
  await screen.findByRole('alert');
  expectNone(markup(), [wrongPassword]);
  await logIn(user, 'admin');
  await user.click(await screen.findByLabelText(/^账号菜单/));
  await user.click(await screen.findByText('修改密码'));
  for (const [label, value] of [
    ['旧密码', wrongPassword],
    ['新密码', newPassword],
    ['确认密码', newPassword],
  ] as const) {
    await fill(user, await screen.findByLabelText(new RegExp(`^${label}`), { selector: 'input' }), value);
  }
  await user.click(screen.getByText('确定'));
  await waitFor(() => expect(within(screen.getByRole('dialog')).getByRole('alert').textContent).not.toBe(''));
  expectNone(markup(), [wrongPassword, newPassword]);
  expect(fieldValues()).toEqual([wrongPassword, newPassword, newPassword]);
  await user.click(screen.getByText('取消'));

  navigate('/system/userManager/new');
  await fill(user, await screen.findByLabelText(/^登录名/), 'newcomer');
  for (const label of [/^密码/, /^确认密码/])
    await fill(user, screen.getByLabelText(label, { selector: 'input' }), newPassword);
  expect(server.callsOf('/sys/user/addByParam')).toEqual([]);
  await user.click(screen.getByRole('button', { name: '保存' }));
  await screen.findAllByText(/不能为空|请输入|请选择/);
  expectNone(markup(), [newPassword]);
  expect(fieldValues()).toEqual([newPassword, newPassword]);
});

const markup = () => {
  const { markup: html, props } = places([]);
  return { html: html ?? '', props: props ?? '' };
};
const fieldValues = () =>
  [...document.querySelectorAll<HTMLInputElement>('input[autocomplete$=password]')].map(({ value }) => value);

function expectNone(found: Record<string, string>, canaries: readonly string[]) {
  const leaks = Object.entries(found).flatMap(([place, text]) =>
    canaries.filter((canary) => text.includes(canary)).map((canary) => `${canary} in ${place}`),
  );
  expect(leaks).toEqual([]);
}

async function changePassword(user: Awaited<ReturnType<typeof renderApp>>['user']) {
  await user.click(screen.getByLabelText(/^账号菜单/));
  await user.click(await screen.findByText('修改密码'));
  for (const [label, value] of [
    ['旧密码', password],
    ['新密码', newPassword],
    ['确认密码', newPassword],
  ] as const) {
    await fill(user, await screen.findByLabelText(new RegExp(`^${label}`), { selector: 'input' }), value);
  }
  await user.click(screen.getByText('确定'));
  await findToast('修改密码成功');
}

/** An inspection event as a log would print it: with full snapshots of all actors, each object once. */
function textOf(event: InspectionEvent): string {
  const seen = new WeakSet<object>();
  return JSON.stringify(event, (key, value: unknown) => {
    if (typeof value !== 'object' || value === null) return value;
    if (['actorRef', 'machine', 'logic'].includes(key) || value instanceof Node) return undefined;
    if (seen.has(value)) return undefined;
    seen.add(value);
    return value;
  });
}
