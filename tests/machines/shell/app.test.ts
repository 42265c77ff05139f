import { describe, expect, test } from 'vitest';
import { type ActorRefFrom, fromCallback } from 'xstate';
import type { Undo } from '#src/domain/content/undo.ts';
import { success } from '#src/domain/failure.ts';
import { toLocation } from '#src/domain/routes/location.ts';
import { defaultPreferences } from '#src/domain/looks/preferences.ts';
import { Secret } from '#src/domain/secret.ts';
import { appMachine } from '#src/machines/shell/app.ts';
import type { layoutMachine } from '#src/machines/shell/layout.ts';
import type { passwordChangeMachine } from '#src/machines/session/password-change.ts';
import type { sessionMachine } from '#src/machines/session/session.ts';
import type { tabsMachine } from '#src/machines/shell/tabs.ts';
import { undoMachine } from '#src/machines/shell/undo.ts';
import { expectConsole } from '#tests/setup/console.ts';
import { describeModel, type Model } from '#tests/machines/model.ts';
import { startApp } from '#tests/machines/support/app.ts';
import { admitted, at, notified, wentTo } from '#tests/machines/support/facts.ts';
import {
  articles,
  home,
  network,
  news,
  operationNamed,
  recordChanged,
  recordsDeleted,
  recordsOperated,
  recordsOutdated,
} from '#tests/machines/support/fixtures.ts';
import { run, settled, taken } from '#tests/machines/support/run.ts';
import { sender } from '#tests/machines/support/sender.ts';
import { editor, editorGrants } from '#tests/machines/support/session.ts';

const undone: Undo = {
  kind: 'operation',
  path: articles,
  id: '42',
  title: '银杏',
  operation: operationNamed('unpublish'),
  loss: 'draft',
};

const model = {
  events: {
    'location.wanted': [{ ...at(home), type: 'location.wanted' }],
    'location.changed': [at(home)],
    'undo.requested': [{ type: 'undo.requested', undo: undone, logic: undoMachine }],
    'logout.requested': [{ type: 'logout.requested' }],
    'logout.confirmed': [{ type: 'logout.confirmed' }],
    'page.unsaved': [{ type: 'page.unsaved', id: 'tab1', unsaved: true }],
    'page.notSaved': [{ type: 'page.notSaved', id: 'tab1' }],
    'session.opened': [{ type: 'session.opened', account: editor, grants: editorGrants, stored: [] }],
    'permissions.renewed': [{ type: 'permissions.renewed', outcome: { kind: 'empty' } }],
    'grants.changed': [{ type: 'grants.changed', grants: editorGrants }],
    'session.closed': [{ type: 'session.closed' }],
    'page.admitted': [{ type: 'page.admitted', location: toLocation(home) }],
    'tab.named': [{ type: 'tab.named', id: 'tab1', subject: '银杏' }],
    'tab.moved': [{ type: 'tab.moved', id: 'tab1', path: articles, subject: '银杏' }],
    'tab.refreshRequested': [{ type: 'tab.refreshRequested', path: home }],
    'records.changed': [recordChanged(articles)],
    'records.deleted': [recordsDeleted(articles, '42')],
    'records.operated': [recordsOperated(articles, ['42'])],
    'records.outdated': [recordsOutdated('/system/userManager', '7')],
  },
  more: [{ type: 'xstate.error.actor.session', error: new Error('broken'), actorId: 'session' }],
  input: { signedIn: false, lastAccount: null, expanded: true, preferences: defaultPreferences },
  situation: ({ context: { undo } }) => undo !== null,
} satisfies Model<typeof appMachine>;

const login = `/login?redirect=${encodeURIComponent(articles)}`;

async function memberAt(href: string) {
  const app = startApp({ signedIn: true, href });
  await app.grant();
  const tabs = app.child<typeof tabsMachine>('tabs');
  taken(app.facts);
  return { ...app, tabs, bar: () => tabs.getSnapshot().context.tabs.map(({ path }) => path) };
}

describe('app', () => {
  test('notices and record changes of a page are passed on after its tab is closed; facts about its tab are not', async () => {
    const { logic } = sender('own');
    const { facts, ...app } = startApp({ signedIn: true, href: articles, logic });
    await app.grant();
    const tabs = app.child<typeof tabsMachine>('tabs');
    const screenActor = tabs.getSnapshot().context.pages['tab2']?.actor?.getSnapshot().context.screenActor;
    screenActor?.send({ type: 'send' });
    tabs.send({ type: 'tab.close', path: articles });
    // Opened again immediately, it has the id of the closed one.
    app.visit(articles);
    await settled();
    const bar = () => tabs.getSnapshot().context.tabs.map(({ id, path, subject }) => ({ id, path, subject }));
    const before = bar();
    taken(facts);
    const changed = recordChanged(articles);
    const done = notified({ code: 'record.changed', operation: 'pin', title: '银杏' });
    screenActor?.send({
      type: 'answered',
      facts: [
        done,
        { type: 'tab.named', id: 'tab2', subject: '银杏' },
        { type: 'tab.moved', id: 'tab2', path: `${articles}/61`, subject: '银杏' },
        { type: 'page.unsaved', id: 'tab2', unsaved: true },
        { type: 'page.notSaved', id: 'tab2' },
        wentTo(`${articles}/61`),
        changed,
      ],
    });
    expect({ facts, bar: bar(), unsaved: tabs.getSnapshot().context.unsaved, pageBefore: before[1] }).toEqual({
      facts: [done, changed],
      bar: before,
      unsaved: {},
      pageBefore: { id: 'tab2', path: articles, subject: null },
    });
  });

  describeModel(appMachine, model);

  test('from a deep link through login to the page, every child gets the facts that concern it', async () => {
    const { child, facts, grant, signIn } = startApp({ href: articles });
    await signIn();
    await grant();
    const { context } = child<typeof tabsMachine>('tabs').getSnapshot();
    expect(facts.filter(({ type }) => type !== 'tabs.changed')).toEqual([
      wentTo(login),
      admitted(login),
      { type: 'session.opened', account: editor, grants: editorGrants },
      wentTo(articles),
      admitted(articles),
    ]);
    expect({ account: context.account, active: context.active, paths: context.tabs.map(({ path }) => path) }).toEqual({
      account: 'editor',
      active: articles,
      paths: [home, articles],
    });
  });

  test('decision 006: logging out starts the call during the session, ends the session immediately, and lets the call finish', async () => {
    const { actorsOf, bar, child, facts, root, signOut } = await memberAt(articles);
    const session = child<typeof sessionMachine>('session');
    root.send({ type: 'logout.requested' });
    expect({ signOutCalls: signOut.calls.length, state: session.getSnapshot().value, bar: bar() }).toEqual({
      signOutCalls: 1,
      state: { guest: 'atLogin' },
      bar: [],
    });
    expect(new Set(facts.map(({ type }) => type))).toEqual(
      new Set(['logout.confirmed', 'session.closed', 'navigation.requested', 'tabs.changed', 'page.admitted']),
    );
    const [logout] = actorsOf('logout');
    expect((logout as ActorRefFrom<typeof appMachine>).getSnapshot().status).toEqual('active');
    taken(facts);
    await signOut.answer(network);
    expect(facts).toEqual([notified({ code: 'logout.unconfirmed' })]);
  });

  test('decision 006: the call takes the token before the session is over', async () => {
    const { clearToken, facts, root, signOut } = await memberAt(articles);
    // Subscribers of the session see the running call.
    const calls: number[] = [];
    facts.push = (...more) =>
      calls.push(...more.filter(({ type }) => type === 'session.closed').map(() => signOut.calls.length));
    root.send({ type: 'logout.requested' });
    expect({ signOutCalls: new Set(calls), clearTokenCalls: clearToken.mock.calls.length }).toEqual({
      signOutCalls: new Set([1]),
      clearTokenCalls: 0,
    });
  });

  test('the end of the session closes the password dialog and cancels its call', async () => {
    const { changePassword, child, root } = await memberAt(articles);
    const dialog = child<typeof passwordChangeMachine>('passwordChange');
    dialog.send({ type: 'opened' });
    dialog.send({ type: 'submitted', request: new Secret({ password: 'b', passwordOld: 'a' }) });
    root.send({ type: 'logout.requested' });
    expect({ state: dialog.getSnapshot().value, aborted: changePassword.calls[0]?.signal.aborted }).toEqual({
      state: 'closed',
      aborted: true,
    });
  });

  test('decision 031: a new session requires a change of the first password, until a renewal reports it as changed', async () => {
    const { child, root } = await memberAt(articles);
    const dialog = child<typeof passwordChangeMachine>('passwordChange');
    root.send({ type: 'session.opened', account: { ...editor, mustChange: true }, grants: editorGrants, stored: [] });
    dialog.send({ type: 'closed' });
    expect(dialog.getSnapshot().value).toEqual('editing');
    root.send({ type: 'permissions.renewed', outcome: { kind: 'granted', account: editor, grants: editorGrants } });
    expect(dialog.getSnapshot().value).toEqual('closed');
  });

  test('M05: showing a page closes the open drawer', async () => {
    const { child, device, visit } = await memberAt(articles);
    const layout = child<typeof layoutMachine>('layout');
    device.tell({ type: 'device.changed', mobile: true });
    layout.send({ type: 'sidebar.toggle' });
    expect(layout.getSnapshot().value).toEqual({ mobile: 'drawn' });
    visit(home);
    expect(layout.getSnapshot().value).toEqual({ mobile: 'hidden' });
  });

  test('T18: /redirect to a page in the background leaves no entry in the history', async () => {
    const { facts, tabs, visit } = await memberAt(articles);
    visit(home);
    taken(facts);
    visit(`/redirect${articles}`);
    expect(facts.filter(({ type }) => type === 'navigation.requested')).toEqual([wentTo(articles)]);
    expect(tabs.getSnapshot().context.active).toEqual(articles);
  });

  test('facts about the records of a page reach the tabs', async () => {
    const { bar, root, tabs } = await memberAt(`${articles}/new`);
    root.send({ type: 'tab.named', id: 'tab2', subject: '银杏' });
    expect(tabs.getSnapshot().context.tabs[1]?.subject).toEqual('银杏');
    root.send({ type: 'tab.moved', id: 'tab2', path: `${articles}/42`, subject: '银杏' });
    expect(bar()).toEqual([home, `${articles}/42`]);
  });

  test('T18: /redirect refreshes its target without a tab of its own', async () => {
    const { bar, facts, tabs, visit } = await memberAt(articles);
    const pageOf = (id: string) => tabs.getSnapshot().context.pages[id]?.actor;
    const before = pageOf('tab2');
    visit(`/redirect${articles}`);
    expect({
      bar: bar(),
      statusBefore: before?.getSnapshot().status,
      pageStatus: pageOf('tab2')?.getSnapshot().status,
    }).toEqual({
      bar: [home, articles],
      statusBefore: 'stopped',
      pageStatus: 'active',
    });
    expect(facts.filter(({ type }) => type === 'navigation.requested')).toEqual([wentTo(articles)]);
  });

  test('fault A16: the session of another user starts with its own tabs', async () => {
    const { bar, grant, tabs, token } = await memberAt(articles);
    token.tell({ type: 'token.replaced' });
    expect({ bar: bar(), state: tabs.getSnapshot().value }).toEqual({ bar: [], state: 'empty' });
    await grant();
    expect({ bar: bar(), active: tabs.getSnapshot().context.active }).toEqual({
      bar: [home, articles],
      active: articles,
    });
  });

  test('fault A1: a new address during the reload breaks nothing', async () => {
    expectConsole('warn', /sent to stopped actor "session/);
    const { child, expiry, facts, root, visit } = await memberAt(articles);
    const session = child<typeof sessionMachine>('session');
    expiry.tell({ type: 'token.expired' });
    session.send({ type: 'relogin' });
    visit(news);
    expect({ status: root.getSnapshot().status, facts }).toEqual({
      status: 'active',
      facts: [wentTo(login, 'editor'), { type: 'reload.requested' }],
    });
  });

  test('a second click on log out has no effect', async () => {
    const { facts, root, signOut } = await memberAt(articles);
    root.send({ type: 'logout.requested' });
    root.send({ type: 'logout.requested' });
    await signOut.answer(success(null), 0);
    expect(facts.filter(({ type }) => type === 'session.closed').length).toEqual(1);
  });

  test('a broken child is reported, and the others continue', () => {
    const broken = fromCallback(() => {
      throw new Error('broken');
    });
    const inert = fromCallback(() => {});
    const actors = { session: inert, tabs: inert, layout: broken, preferences: inert, passwordChange: inert };
    const { actor, facts } = run(appMachine.provide({ actors: actors as never }), model.input);
    expect({ status: actor.getSnapshot().status, facts }).toEqual({
      status: 'active',
      facts: [{ type: 'actor.crashed', error: new Error('broken') }],
    });
  });
});
