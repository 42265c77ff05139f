import { expect, test } from 'vitest';
import type { AnyStateNode } from 'xstate';
import { statesOfPages } from './support/page-machines.ts';

const isClock = (src: unknown) => /^(clock|tick|timer)Feed$/.test(src as string);
const hasTimer = ({ invoke, after }: AnyStateNode) => after.length > 0 || invoke.some(({ src }) => isClock(src));

/** True if the state or one of its ancestors has a transition for a hidden page. */
function endsWhenHidden(state: AnyStateNode): boolean {
  for (let node: AnyStateNode | undefined = state; node; node = node.parent) {
    const { id } = node;
    const targets = (node.transitions.get('page.hidden') ?? []).flatMap(({ target }) => target ?? []);
    if (targets.some((target) => !`${target.id}.`.startsWith(`${id}.`))) return true;
  }
  return false;
}

/** One-shot timers: typing pauses, timeouts of calls, and the age of fetched data. */
const once = [
  'checks.pausing',
  'inspection.complete.unseen',
  'map.loading',
  'picker.typing',
  'sheet.editing.dirty',
  'user.checking',
  'words.editing.pausing',
  'workList.work.open.figures.fresh',
  'workList.work.open.lists.hidden.current',
];

test('product 10.4, B23: the timers of every page rest while it is hidden', () => {
  const timed = statesOfPages.filter(hasTimer);
  expect(timed.filter(endsWhenHidden).map(({ id }) => id.split('.')[0])).toEqual(
    expect.arrayContaining(['board', 'commentArrivals', 'logs', 'workList']),
  );
  const going = timed.filter((state) => !endsWhenHidden(state)).map(({ id }) => id);
  expect(going.sort()).toEqual(once);
});
