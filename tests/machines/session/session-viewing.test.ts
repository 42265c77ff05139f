import { describe, expect, test } from 'vitest';
import { accountOf, articles, home, news } from '#tests/machines/support/fixtures.ts';
import { admitted, notified, wentTo } from '#tests/machines/support/facts.ts';
import { taken } from '#tests/machines/support/run.ts';
import { grantedSession } from '#tests/machines/support/session.ts';

const roles = '/system/roleManager';
const manager = accountOf('manager', '权限管理员');
const own = { admin: false, pages: [roles, articles], buttons: [`${articles}_edit`] };
const readers = { admin: false, pages: [news], buttons: [] };
const writers = { admin: false, pages: [articles], buttons: [`${articles}_add`] };

async function managing(href: string, paths: readonly string[] = [roles, ...own.buttons]) {
  const session = await grantedSession(href, manager, paths);
  taken(session.facts);
  const view = (roleName: string, grants: typeof own) => session.actor.send({ type: 'view.began', roleName, grants });
  const context = () => session.actor.getSnapshot().context;
  return { ...session, view, context, end: () => session.actor.send({ type: 'view.ended' }) };
}

const ownAgain = { type: 'grants.changed', grants: own, viewed: null };
const viewing = (viewed: typeof own, grants = own) => ({ type: 'grants.changed', grants, viewed });

describe('viewing the app as a role', () => {
  test('applies the role to menus, buttons and the guard; a page of the role stays in view', async () => {
    const { admitted: shown, context, facts, view, value, visit } = await managing(articles);
    view('writers', writers);
    expect({ state: value(), facts, shownPath: shown()?.path }).toEqual({
      state: { member: { granted: 'viewing' } },
      facts: [viewing(writers)],
      shownPath: articles,
    });
    taken(facts);
    expect({ grants: context().grants, viewing: context().viewing }).toEqual({
      grants: writers,
      viewing: { roleName: 'writers', own, from: context().location },
    });
    visit(news);
    expect(facts).toEqual([notified({ code: 'page.unavailable', path: news }), wentTo(home), admitted(home)]);
  });

  test('replaces a page without a grant of the role by home, and returns to it afterwards', async () => {
    const { context, end, facts, value, view } = await managing(`${articles}?status=online`);
    view('readers', readers);
    expect(taken(facts)).toEqual([viewing(readers), wentTo(home), admitted(home)]);
    end();
    const back = `${articles}?status=online`;
    expect({ facts, state: value() }).toEqual({
      facts: [wentTo(back), ownAgain, admitted(back)],
      state: { member: { granted: 'own' } },
    });
    expect({ grants: context().grants, viewing: context().viewing }).toEqual({ grants: own, viewing: null });
  });

  test('returns to the original page after several roles', async () => {
    const { context, end, view } = await managing(articles);
    view('readers', readers);
    view('writers', writers);
    expect({ grants: context().grants, roleName: context().viewing?.roleName, own: context().viewing?.own }).toEqual({
      grants: writers,
      roleName: 'writers',
      own,
    });
    end();
    expect({ path: context().location?.path, grants: context().grants }).toEqual({ path: articles, grants: own });
  });

  test('is only for users who manage roles', async () => {
    const { context, facts, view, value } = await managing(articles, [articles]);
    view('writers', writers);
    expect({ state: value(), facts, viewing: context().viewing }).toEqual({
      state: { member: { granted: 'own' } },
      facts: [],
      viewing: null,
    });
  });

  test('cannot be ended before it starts', async () => {
    const { end, facts, value } = await managing(articles);
    end();
    expect({ state: value(), facts }).toEqual({ state: { member: { granted: 'own' } }, facts: [] });
  });

  test('ends completely with the session', async () => {
    const { actor, context, view } = await managing(articles);
    view('writers', writers);
    actor.send({ type: 'session.ended' });
    expect({ viewing: context().viewing, pages: context().grants.pages }).toEqual({ viewing: null, pages: [] });
  });

  test('keeps the viewed role when the own permissions change; they apply afterwards', async () => {
    const { actor, context, facts, view, value } = await managing(articles);
    view('writers', writers);
    taken(facts);
    const grants = { ...own, buttons: [] };
    const renamed = { ...manager, roleName: '管理员' };
    actor.send({ type: 'permissions.renewed', outcome: { kind: 'granted', account: renamed, grants } });
    // Pages of neither the user nor the role close with a notice.
    expect({ state: value(), facts }).toEqual({
      state: { member: { granted: 'viewing' } },
      facts: [viewing(writers, grants)],
    });
    expect({ grants: context().grants, own: context().viewing?.own, account: context().account }).toEqual({
      grants: writers,
      own: grants,
      account: renamed,
    });
  });

  test('fault C4: ends when the user may no longer manage roles, and checks the own page again', async () => {
    const { actor, context, facts, view, value } = await managing(articles);
    view('writers', writers);
    taken(facts);
    actor.send({ type: 'permissions.renewed', outcome: { kind: 'granted', account: manager, grants: readers } });
    expect({ state: value(), grants: context().grants, viewing: context().viewing }).toEqual({
      state: { member: { granted: 'own' } },
      grants: readers,
      viewing: null,
    });
    expect(facts).toEqual([
      viewing(writers, readers),
      wentTo(articles),
      { ...ownAgain, grants: readers },
      notified({ code: 'page.unavailable', path: articles }),
      wentTo(home),
      admitted(home),
    ]);
  });

  test('fault C4: ends with the session when the user has no more grants', async () => {
    const { actor, context, view, value } = await managing(articles);
    view('writers', writers);
    actor.send({ type: 'permissions.renewed', outcome: { kind: 'empty' } });
    expect({ state: value(), viewing: context().viewing }).toEqual({ state: { guest: 'atLogin' }, viewing: null });
  });
});
