import { describe, expect, test } from 'vitest';
import { accountOf, articles, home, news } from '#tests/machines/support/fixtures.ts';
import { admitted, told, wentTo } from '#tests/machines/support/facts.ts';
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

describe('to view the app as a role', () => {
  test('menus, buttons and the guard go by the role; a page that it has stays in view', async () => {
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
    expect(facts).toEqual([told({ code: 'page.unavailable', path: news }), wentTo(home), admitted(home)]);
  });

  test('a page that the role has not gives way to the home page, and one goes back to it', async () => {
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

  test('one role after another leads back to where one began', async () => {
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

  test('is for those who manage roles alone', async () => {
    const { context, facts, view, value } = await managing(articles, [articles]);
    view('writers', writers);
    expect({ state: value(), facts, viewing: context().viewing }).toEqual({
      state: { member: { granted: 'own' } },
      facts: [],
      viewing: null,
    });
  });

  test('without it there is nothing to end', async () => {
    const { end, facts, value } = await managing(articles);
    end();
    expect({ state: value(), facts }).toEqual({ state: { member: { granted: 'own' } }, facts: [] });
  });

  test('ends with the session, and nothing of it is left', async () => {
    const { actor, context, view } = await managing(articles);
    view('writers', writers);
    actor.send({ type: 'session.ended' });
    expect({ viewing: context().viewing, pages: context().grants.pages }).toEqual({ viewing: null, pages: [] });
  });

  test('one’s own permissions change meanwhile: they count afterwards, and what is viewed stays', async () => {
    const { actor, context, facts, view, value } = await managing(articles);
    view('writers', writers);
    taken(facts);
    const grants = { ...own, buttons: [] };
    const renamed = { ...manager, roleName: '管理员' };
    actor.send({ type: 'permissions.renewed', outcome: { kind: 'granted', account: renamed, grants } });
    // What is neither one's own nor viewed closes, and that is said.
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

  test('fault C4: whoever may manage roles no longer is back in their own place, which is judged anew', async () => {
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
      told({ code: 'page.unavailable', path: articles }),
      wentTo(home),
      admitted(home),
    ]);
  });

  test('fault C4: whoever may do nothing any more is out, also while viewing', async () => {
    const { actor, context, view, value } = await managing(articles);
    view('writers', writers);
    actor.send({ type: 'permissions.renewed', outcome: { kind: 'empty' } });
    expect({ state: value(), viewing: context().viewing }).toEqual({ state: { guest: 'atLogin' }, viewing: null });
  });
});
