import { describe, expect, test } from 'vitest';
import { maxTabs } from '#src/domain/shell/tabs.ts';
import { articles, home, news } from '#tests/machines/support/fixtures.ts';
import { allGrants, openTabs, tabAt } from '#tests/machines/support/tabs.ts';

const records = Array.from({ length: maxTabs - 1 }, (_, index) => `${articles}/${index + 1}`);
const more = `${articles}/1000`;

/** Home and records up to the limit. */
function openMost() {
  const tabs = openTabs();
  for (const record of records) tabs.visit(record);
  return {
    ...tabs,
    notices: () => tabs.facts.flatMap((fact) => (fact.type === 'notice' ? [fact.notice] : [])),
    leaveUnsaved: (paths: readonly string[]) => {
      for (const path of paths)
        tabs.actor.send({ type: 'page.unsaved', id: tabs.tabOf(path)?.id ?? '', unsaved: true });
    },
  };
}

describe(`more than ${maxTabs} tabs`, () => {
  test('the least recently used tab closes with its page, and a notice says so', () => {
    const { bar, visit, notices, pageOf } = openMost();
    const [first = '', second = ''] = records;
    visit(first);
    const page = pageOf(second);
    visit(more);
    expect({ bar: bar(), notices: notices(), pageStatus: page?.getSnapshot().status }).toEqual({
      bar: [home, ...records.filter((record) => record !== second), more],
      notices: [{ code: 'tabs.closed', pages: [{ subject: null, title: 'menu.home.scienceKnowledge.record' }] }],
      pageStatus: 'stopped',
    });
  });

  test('unsaved work stays', () => {
    const { bar, visit, leaveUnsaved } = openMost();
    leaveUnsaved(records.slice(0, 5));
    visit(more);
    expect(bar()).toEqual([home, ...records.filter((record) => record !== records[5]), more]);
  });

  test('if all others have unsaved work one more opens, and only a new tab shows a notice', () => {
    const { bar, visit, notices, leaveUnsaved } = openMost();
    leaveUnsaved(records);
    visit(more);
    const afterOne = notices();
    visit(records[0] ?? '');
    expect({ bar: bar(), noticesAfterOne: afterOne, notices: notices() }).toEqual({
      bar: [home, ...records, more],
      noticesAfterOne: [{ code: 'tabs.full' }],
      notices: [{ code: 'tabs.full' }],
    });
  });

  test('hidden tabs stay unchanged while viewing the app as a role', () => {
    const { bar, actor, visit, notices } = openMost();
    actor.send({ type: 'grants.changed', grants: allGrants, viewed: { admin: false, pages: [news], buttons: [] } });
    visit(news);
    expect({ bar: bar(), notices: notices() }).toEqual({
      bar: [home, ...records, news],
      notices: [{ code: 'tabs.full' }],
    });
  });

  test('after a reload the first tabs close first', () => {
    const stored = [...records, more, news].map((href) => tabAt(href));
    const { bar } = openTabs({ stored, grants: allGrants });
    expect(bar()).toEqual([home, ...records.slice(2), more, news]);
  });

  test('the order of use ends with the tabs', () => {
    const { context, actor, visit, tabOf } = openMost();
    const idOf = (path: string) => tabOf(path)?.id;
    visit(records[3] ?? '');
    const before = { count: context().used.length, isVisitedLast: context().used.at(-1) === idOf(records[3] ?? '') };
    actor.send({ type: 'tab.closeAll' });
    const closed = context().used;
    actor.send({ type: 'session.closed' });
    expect({ before, afterClosing: closed, afterSession: context().used }).toEqual({
      before: { count: maxTabs, isVisitedLast: true },
      afterClosing: [idOf(home) ?? 'tab1'],
      afterSession: [],
    });
  });
});
