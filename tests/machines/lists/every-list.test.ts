import { describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { defaultListQuery, type ListPage, type ListQuery } from '#src/domain/content/list-query.ts';
import { type Result, success } from '#src/domain/failure.ts';
import { inboxMachine } from '#src/machines/comments/inbox.ts';
import { consultationsMachine } from '#src/machines/consultations/consultations.ts';
import { listMachine } from '#src/machines/content/list.ts';
import { countedRecordsMachine } from '#src/machines/figures/counted-records.ts';
import type { ListContext } from '#src/machines/lists/list-context.ts';
import type { ListSettingsActor } from '#src/machines/lists/list-settings.ts';
import { logsMachine } from '#src/machines/logs/logs.ts';
import { rolesMachine } from '#src/machines/roles/roles.ts';
import { deskMachine } from '#src/machines/scoring/desk.ts';
import { usersMachine } from '#src/machines/users/users.ts';
import { at, wentTo } from '#tests/machines/support/facts.ts';
import { recordsDeleted } from '#tests/machines/support/fixtures.ts';
import { withInertActors } from '#tests/machines/support/inert-actors.ts';
import { plainList } from '#tests/machines/support/lists.ts';
import { port } from '#tests/machines/support/port.ts';
import { run, taken } from '#tests/machines/support/run.ts';

const path = '/some/list';

interface Item {
  id: string;
  name: string;
  replies: number;
  status: string;
}

const itemOf = (id: string, name = '旧'): Item => ({ id, name, replies: 0, status: 'pending' });
const pageOf = (...list: Item[]): ListPage<Item> => ({ list, total: 60, pageNum: 1, pageSize: 20 });
const located = (search: string) => ({ type: 'page.located', location: at(path + search).location }) as const;

function started(machine: AnyStateMachine, opening: string | null = null) {
  const fetchPage = port<Result<ListPage<Item>>, ListQuery>();
  const bound = withInertActors(machine).provide({
    guards: { hasMap: () => false },
    actors: { ...plainList(opening), fetchPage: fetchPage.logic },
  });
  const running = run(bound, { tabId: 'tab1', location: at(path).location });
  const context = () => running.actor.getSnapshot().context as ListContext<Item>;
  const settings = () => {
    const { children } = running.actor.getSnapshot() as { children: { settings: ListSettingsActor } };
    return children.settings.getSnapshot();
  };
  return { ...running, fetchPage, context, settings };
}

describe.each([
  usersMachine,
  rolesMachine,
  consultationsMachine,
  logsMachine,
  deskMachine,
  countedRecordsMachine,
  inboxMachine,
  listMachine,
] as AnyStateMachine[])('$id', (machine) => {
  test('a plain address opens the default view, which is fetched once', () => {
    const { actor, facts, fetchPage, settings } = started(machine, '?keyword=a');
    const { owner: _, ...there } = wentTo(`${path}?keyword=a`);
    expect(taken(facts)).toEqual([there]);
    actor.send(located('?keyword=a'));
    const query = { ...defaultListQuery, filters: { keyword: 'a' } };
    expect(fetchPage.inputs()).toEqual([query]);
    expect(settings().context.query).toEqual(query);
  });

  test('the selection survives paging and gets newer states of its items, but not other filters', async () => {
    const { actor, fetchPage, context } = started(machine);
    await fetchPage.answer(success(pageOf(itemOf('1'), itemOf('2'))));
    actor.send({ type: 'select', selected: [itemOf('1'), itemOf('2')] });
    actor.send(located('?pageNum=2'));
    await fetchPage.answer(success(pageOf(itemOf('2', '新'), itemOf('3'))));
    expect(context().selected).toEqual([itemOf('1'), itemOf('2', '新')]);
    actor.send(located('?pageNum=2&keyword=a'));
    expect(context().selected).toEqual([]);
  });
});

test.each([usersMachine, rolesMachine, listMachine] as AnyStateMachine[])(
  '$id: a deleted item leaves the selection',
  async (machine) => {
    const { actor, fetchPage, context } = started(machine);
    await fetchPage.answer(success(pageOf(itemOf('1'), itemOf('2'))));
    actor.send({ type: 'select', selected: [itemOf('1'), itemOf('2')] });
    actor.send(recordsDeleted(path, '1'));
    expect(context().selected).toEqual([itemOf('2')]);
    actor.send({ type: 'select', selected: 'all' });
    actor.send(recordsDeleted(path, '2'));
    expect(context().selected).toEqual('all');
  },
);
