import { describe, expect, test, vi } from 'vitest';
import { inSlices } from '#src/app/browser/in-slices.ts';
import type { Finding } from '#src/domain/checks/finding.ts';
import type { Checked } from '#src/domain/checks/subject.ts';
import { checksMachine } from '#src/machines/content/checks.ts';
import { describeModel, type Model } from '#tests/machines/model.ts';
import { port } from '#tests/machines/support/port.ts';
import { run } from '#tests/machines/support/run.ts';

const finding: Finding = { check: 'missing', field: 'cover', place: null, found: '', fix: { kind: 'jump' } };
const other: Finding = { ...finding, field: 'content' };

const model = {
  events: {
    changed: [{ type: 'changed', record: { cover: '' } }],
    corrected: [{ type: 'corrected', record: { cover: 'p1' }, finding }],
  },
  answers: { check: [[finding, other], []] },
} satisfies Model<typeof checksMachine>;

describe('the content checks of a form', () => {
  describeModel(checksMachine, model);

  test('run after a pause; results of an older text are dropped, and a corrected finding disappears at once', async () => {
    const check = port<readonly Finding[], { record: Checked }>();
    const { actor, clock, value } = run(checksMachine.provide({ actors: { check: check.logic } }));
    const findings = () => actor.getSnapshot().context.findings;
    const type = (title: string) => actor.send({ type: 'changed', record: { title } });
    type('一');
    clock.increment(500);
    type('一二');
    clock.increment(500);
    expect([value(), check.inputs()]).toEqual(['pausing', []]);
    clock.increment(100);
    expect(value()).toBe('checking');
    type('一二三');
    await check.answer([other]);
    expect([value(), findings()]).toEqual(['pausing', null]);
    clock.increment(600);
    await check.answer([finding, other]);
    expect([value(), findings()]).toEqual(['idle', [finding, other]]);
    actor.send({ type: 'corrected', record: { title: '四' }, finding });
    expect([value(), findings()]).toEqual(['checking', [other]]);
    await check.break();
    expect([value(), findings()]).toEqual(['idle', null]);
    expect(check.inputs().map(({ record }) => record['title'])).toEqual(['一二', '一二三', '四']);
  });
});

describe('work in slices', () => {
  /** Work of ten steps that take a millisecond each on this clock. */
  function setUp() {
    let time = 0;
    const waiting: (() => void)[] = [];
    const scheduler = {
      now: () => time,
      idle: () => new Promise<void>((resolve) => waiting.push(resolve)),
    };
    const done: number[] = [];
    function* work() {
      for (let step = 0; step < 10; step += 1) {
        time += 1;
        done.push(step);
        yield [step];
      }
    }
    return { scheduler, work: work(), done, slice: async () => vi.waitFor(() => (waiting.shift() as () => void)()) };
  }

  test('waits until the browser is idle before each slice of at most four milliseconds', async () => {
    const { scheduler, work, done, slice } = setUp();
    const found = inSlices(work, new AbortController().signal, scheduler);
    const counts = [done.length];
    for (let index = 0; index < 4; index += 1) {
      await slice();
      await Promise.resolve();
      counts.push(done.length);
    }
    expect(counts).toEqual([0, 3, 6, 9, 10]);
    expect(await found).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  test('collects a step of any size', async () => {
    const items = Array.from({ length: 2_000_000 }, (_, index) => index);
    const { signal } = new AbortController();
    const found = await inSlices([items].values(), signal, { now: () => 0, idle: () => Promise.resolve() });
    expect(found.length).toBe(2_000_000);
  });

  test('stops with its signal', async () => {
    const { scheduler, work, done, slice } = setUp();
    const abort = new AbortController();
    const found = inSlices(work, abort.signal, scheduler);
    await slice();
    await Promise.resolve();
    abort.abort();
    await slice();
    await expect(found).rejects.toThrow('aborted');
    expect(done.length).toBe(3);
  });
});
