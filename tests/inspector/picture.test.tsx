import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ELK from 'elkjs/lib/elk.bundled.js';
import { expect, test, vi } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { machines } from '#scripts/machines.ts';
import { statesIn } from '#src/inspector/picture/graph.ts';
import type { Engine } from '#src/inspector/picture/layout.ts';
import { Picture } from '#src/inspector/picture/picture.tsx';
import { shapeOf } from '#src/inspector/shape/shape.ts';
import { expectConsole } from '#tests/setup/console.ts';

const elk = new ELK();
const engine: Engine = { layout: (graph) => elk.layout(graph) };
const session = shapeOf(machines['session'] as AnyStateMachine);
const granted = ['session', 'session.member', 'session.member.granted', 'session.member.granted.own'];
const became = ['session.member.resolving#1'];

async function show(props: Partial<Parameters<typeof Picture>[0]> = {}) {
  const user = userEvent.setup();
  const view = render(
    <Picture shape={session} active={granted} taken={became} language="zh" engine={engine} {...props} />,
  );
  const picture = await screen.findByRole('application', { name: '状态图：session' });
  await within(picture).findByRole('button', { name: 'session.guest' });
  const state = (name: string) => within(picture).getByRole('button', { name });
  return { user, picture, state, ...view };
}

test('every state is a button of the picture, and active states are labelled', async () => {
  const { picture } = await show();
  const names = [...picture.querySelectorAll('[data-state]')].map((button) => button.getAttribute('aria-label') ?? '');
  expect(names.sort()).toEqual(
    statesIn(session.root)
      .map(({ id }) => (granted.includes(id) ? `${id}, 当前` : id))
      .sort(),
  );
});

test('the last transition is marked in the picture and in the list for screen readers', async () => {
  const { picture } = await show();
  expect([...picture.querySelectorAll('[data-taken]:not(g)')].map(({ textContent }) => textContent)).toEqual([
    '完成 permissions [wasGranted]',
  ]);
  const list = screen.getByRole('list', { name: '状态列表：session' });
  expect([...list.querySelectorAll('[data-taken]')].map(({ textContent }) => textContent)).toEqual([
    '完成 permissions [wasGranted] → member.granted / keepGrants, tellOpened, reevaluateLocation刚发生',
  ]);
  expect([...list.querySelectorAll('[aria-current]')].map((item) => item.querySelector('strong')?.textContent)).toEqual(
    ['session', 'member', 'granted', 'own'],
  );
});

test('the list contains everything that the machine declares', async () => {
  await show();
  const list = screen.getByRole('list', { name: '状态列表：session' });
  const states = statesIn(session.root);
  expect([...list.querySelectorAll('strong')].map(({ textContent }) => textContent)).toEqual(
    states.map(({ key }) => key),
  );
  const lines = [...list.querySelectorAll('li')].filter(({ textContent }) => /^[^运进离标].* → /.test(textContent));
  const facts = lines.filter((item) => item.querySelector('strong') === null);
  expect(facts).toHaveLength(states.flatMap(({ transitions }) => transitions).length);
  expect(within(list).queryAllByRole('button')).toEqual([]);
});

test('a chosen state shows its description; closing it returns the focus', async () => {
  const onState = vi.fn<(id: string) => void>();
  const { user, state } = await show({ onState });
  await user.click(state('session.guest'));
  const region = screen.getByRole('region', { name: 'session.guest' });
  expect(within(region).getByRole('status').textContent).toBe('No token: only the public pages are open.');
  expect(state('session.guest').getAttribute('aria-pressed')).toBe('true');
  expect(onState.mock.calls).toEqual([['session.guest']]);
  await user.click(within(region).getByRole('button', { name: '关闭' }));
  expect(screen.queryByRole('region')).toBe(null);
  expect(document.activeElement).toBe(state('session.guest'));
});

test('the root shows the purpose of the machine', async () => {
  const { user, state } = await show();
  await user.click(state('session, 当前'));
  expect(screen.getByRole('status').textContent).toBe(session.description);
});

test('a child opens from the picture, the chosen state and the list', async () => {
  const onChild = vi.fn<(child: string, invoke: string) => void>();
  const { user, state } = await show({ onChild });
  await user.click(state('permissions: 查看 permissions'));
  await user.click(state('session.expired'));
  await user.click(within(screen.getByRole('region')).getByRole('button', { name: 'expiry: 查看 expiry' }));
  await user.click(screen.getByRole('button', { name: '列表' }));
  await user.click(screen.getByRole('button', { name: 'auth: 查看 auth' }));
  expect(onChild.mock.calls).toEqual([
    ['permissions', '0.session.member.resolving'],
    ['expiry', 'expiry'],
    ['auth', expect.any(String)],
  ]);
});

test('Tab enters the states, arrow keys move between them, and plus, minus and 0 zoom', async () => {
  const { user, picture, state } = await show();
  picture.focus();
  expect(document.querySelector(`[id="${picture.getAttribute('aria-describedby')}"]`)?.textContent).toContain(
    '方向键移动',
  );
  await user.keyboard('{+}');
  expect(screen.getByText('125%')).toBeTruthy();
  await user.keyboard('-');
  expect(screen.getByText('100%')).toBeTruthy();
  await user.keyboard('-0');
  expect(screen.getByText('100%')).toBeTruthy();
  await user.tab();
  expect(document.activeElement).toBe(state('session, 当前'));
  await user.keyboard('{ArrowDown}{ArrowRight}');
  const order = statesIn(session.root).map(({ id }) => id);
  expect(document.activeElement?.getAttribute('data-state')).toBe(order[2]);
  await user.keyboard('{ArrowUp}{ArrowLeft}{ArrowLeft}');
  expect(document.activeElement).toBe(state('session, 当前'));
});

test('entry, exit and transition actions are shown on demand', async () => {
  const { user, picture } = await show();
  const texts = () => picture.textContent;
  expect(texts()).not.toContain('进入 / reload');
  await user.click(screen.getByRole('button', { name: '动作' }));
  await waitFor(() => expect(texts()).toContain('进入 / reload'));
  expect(texts()).toContain('token.found / forgetSession');
});

test('the list replaces the picture, and its states can be chosen too', async () => {
  const { user, picture } = await show();
  await user.click(screen.getByRole('button', { name: '列表' }));
  expect(screen.getByRole('button', { name: '列表' }).getAttribute('aria-pressed')).toBe('true');
  expect(picture.hidden).toBe(true);
  const list = screen.getByRole('list', { name: '状态列表：session' });
  await user.click(within(list).getByRole('button', { name: 'guest' }));
  expect(within(list).getByRole('button', { name: 'guest' }).getAttribute('aria-pressed')).toBe('true');
});

test('another machine replaces the first', async () => {
  const { rerender } = await show();
  const tabs = shapeOf(machines['tabs'] as AnyStateMachine);
  rerender(<Picture shape={tabs} active={['tabs', 'tabs.empty']} taken={[]} language="en" engine={engine} />);
  expect(await screen.findByRole('button', { name: 'tabs.empty, active' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'session.guest' })).toBe(null);
});

test('a machine that cannot be drawn is reported, with its list', async () => {
  expectConsole('error', /no worker/);
  const failing: Engine = { layout: () => Promise.reject(new Error('no worker')) };
  const shape = shapeOf(machines['idle'] as AnyStateMachine);
  render(<Picture shape={shape} active={[]} taken={[]} language="en" engine={failing} />);
  expect(await screen.findByText('The statechart could not be drawn. Use the list instead.')).toBeTruthy();
  expect(screen.getByRole('list', { name: 'States of idle' })).toBeTruthy();
});
