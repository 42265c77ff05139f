import { describe, expect, test } from 'vitest';
import { type Result, success } from '#src/domain/failure.ts';
import type { Inspection } from '#src/domain/inspection/inspection.ts';
import { inspectionMachine } from '#src/machines/inspection/inspection.ts';
import { describeModel, type Model } from '#tests/machines/model.ts';
import { network } from '#tests/machines/support/fixtures.ts';
import { port } from '#tests/machines/support/port.ts';
import { run } from '#tests/machines/support/run.ts';

/** An answer with so many of ten records checked. */
const checked = (count: number): Inspection => ({
  time: '2026-06-08 14:05:00',
  checked: count,
  total: 10,
  columns: [],
  findings: [],
  consultations: null,
  homePage: null,
});

const model = {
  events: {
    'page.shown': [{ type: 'page.shown' }],
    'page.hidden': [{ type: 'page.hidden' }],
    'inspection.pause': [{ type: 'inspection.pause' }],
    'inspection.resume': [{ type: 'inspection.resume' }],
    'inspection.again': [{ type: 'inspection.again' }],
  },
  answers: { fetchPart: [success(checked(4)), success(checked(10)), network] },
} satisfies Model<typeof inspectionMachine>;

describe('the inspection', () => {
  describeModel(inspectionMachine, model);

  const start = () => {
    const parts = port<Result<Inspection>, { isNew: boolean }>();
    const { actor, clock } = run(inspectionMachine.provide({ actors: { fetchPart: parts.logic } }));
    const shown = () => {
      const { inspection, progress } = actor.getSnapshot().context;
      return [inspection?.checked, progress.checked];
    };
    const tags = () => [...actor.getSnapshot().tags];
    return { actor, clock, parts, shown, tags };
  };

  test('fetches part after part until all is checked; a server that got no further is asked again after a second', async () => {
    const { actor, clock, parts, shown, tags } = start();
    expect(parts.inputs()).toEqual([]);
    actor.send({ type: 'page.shown' });
    await parts.answer(success(checked(4)));
    await parts.answer(success(checked(4)));
    expect([parts.inputs(), shown()]).toEqual([
      [{ isNew: true }, { isNew: false }],
      [4, 4],
    ]);
    clock.increment(1000);
    await parts.answer(success(checked(10)));
    expect([parts.calls.length, shown(), tags()]).toEqual([3, [10, 10], []]);
  });

  test('a hidden or paused inspection stops its call and goes on where it was', async () => {
    const { actor, parts, tags } = start();
    actor.send({ type: 'page.shown' });
    await parts.answer(success(checked(4)));
    actor.send({ type: 'page.hidden' });
    expect(parts.calls.map(({ signal }) => signal.aborted)).toEqual([false, true]);
    actor.send({ type: 'page.shown' });
    actor.send({ type: 'inspection.pause' });
    actor.send({ type: 'page.hidden' });
    actor.send({ type: 'page.shown' });
    expect([parts.calls.length, parts.calls.at(-1)?.signal.aborted, tags()]).toEqual([3, true, ['paused']]);
    actor.send({ type: 'inspection.resume' });
    expect(parts.inputs()).toEqual([{ isNew: true }, { isNew: false }, { isNew: false }, { isNew: false }]);
  });

  test('after a failure it goes on where it was', async () => {
    const { actor, parts, shown, tags } = start();
    actor.send({ type: 'page.shown' });
    await parts.answer(success(checked(4)));
    await parts.answer(network);
    expect([tags(), actor.getSnapshot().context.failure, shown()]).toEqual([['failed'], { kind: 'network' }, [4, 4]]);
    actor.send({ type: 'inspection.again' });
    expect([parts.inputs().at(-1), actor.getSnapshot().context.failure]).toEqual([{ isNew: false }, null]);
    await parts.break();
    expect(tags()).toEqual(['failed']);
  });

  test('inspects again on demand and after a minute out of sight, and shows the last complete inspection until then', async () => {
    const { actor, clock, parts, shown } = start();
    actor.send({ type: 'page.shown' });
    await parts.answer(success(checked(10)));
    actor.send({ type: 'inspection.again' });
    await parts.answer(success(checked(3)));
    expect([parts.inputs(), shown()]).toEqual([
      [{ isNew: true }, { isNew: true }, { isNew: false }],
      [10, 3],
    ]);
    await parts.answer(success(checked(10)));
    actor.send({ type: 'page.hidden' });
    clock.increment(59_999);
    actor.send({ type: 'page.shown' });
    expect(parts.calls).toHaveLength(3);
    actor.send({ type: 'page.hidden' });
    clock.increment(60_000);
    actor.send({ type: 'page.shown' });
    expect([parts.inputs().at(-1), shown()]).toEqual([{ isNew: true }, [10, 0]]);
  });
});
