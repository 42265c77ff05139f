import ELK from 'elkjs/lib/elk.bundled.js';
import { describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { machines } from '#scripts/machines.ts';
import { recordMachine } from '#scripts/record-life.ts';
import { statesIn } from '#src/inspector/picture/graph.ts';
import { type Area, type Engine, laidOut, layoutOf } from '#src/inspector/picture/layout.ts';
import { shapeOf } from '#src/inspector/shape/shape.ts';

const engine = new ELK();
const drawn: [string, AnyStateMachine][] = [['record', recordMachine], ...Object.entries(machines)];

const overlap = (one: Area, other: Area): number =>
  Math.max(0, Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y));

const pairs = <Value>(values: readonly Value[]): [Value, Value][] =>
  values.flatMap((one, index) => values.slice(index + 1).map((other): [Value, Value] => [one, other]));

const isWithin = (inner: Area, outer: Area): boolean =>
  Math.abs(overlap(inner, outer) - inner.width * inner.height) < 0.01;

const isOnEdge = ({ x, y }: { x: number; y: number }, box: Area): boolean =>
  [x - box.x, x - box.x - box.width, y - box.y, y - box.y - box.height].some((gap) => Math.abs(gap) < 1);

describe.for(['DOWN', 'RIGHT'] as const)('laid out to %s', (direction) => {
  test.for(drawn)(
    '%s: boxes do not overlap and lie in their parents; arrows connect their boxes',
    async ([, machine]) => {
      const shape = shapeOf(machine);
      const layout = await laidOut(shape, 'zh', direction === 'DOWN', direction, engine);
      const boxes = new Map(layout.boxes.map((box) => [box.id, box]));
      const boxOf = (id: string) => boxes.get(id) ?? expect.fail(`no box of ${id}`);
      const states = statesIn(shape.root);
      expect([...boxes.keys()].sort()).toEqual(states.map(({ id }) => id).sort());

      const whole = { x: 0, y: 0, width: layout.width, height: layout.height };
      const wrong: string[] = [];
      for (const { id, states: children } of states) {
        const box = boxOf(id);
        if (!isWithin(box, whole)) wrong.push(`${id} is outside the picture`);
        if (box.contents.width > box.width + 0.01 || box.contents.height > box.height + 0.01)
          wrong.push(`${id} is too small for its texts`);
        const inner = { ...box, y: box.y + box.contents.height, height: box.height - box.contents.height };
        for (const child of children) if (!isWithin(boxOf(child.id), inner)) wrong.push(`${child.id} is not in ${id}`);
        for (const [one, other] of pairs(children))
          if (overlap(boxOf(one.id), boxOf(other.id)) > 0) wrong.push(`${one.id} is over ${other.id}`);
      }

      const labels = layout.arrows.map(({ id, label }) => ({ id, ...label }));
      for (const [one, other] of pairs(labels))
        if (overlap(one, other) > 0) wrong.push(`the label of ${one.id} is over that of ${other.id}`);
      for (const label of labels) {
        if (!isWithin(label, whole)) wrong.push(`the label of ${label.id} is outside the picture`);
        for (const state of states)
          if (state.states.length === 0 && overlap(label, boxOf(state.id)) > 0)
            wrong.push(`the label of ${label.id} is over ${state.id}`);
      }
      for (const { id, source, target, points } of layout.arrows) {
        const [start, end] = [points[0], points.at(-1)];
        if (!start || !isOnEdge(start, boxOf(source))) wrong.push(`${id} does not begin at its source`);
        if (!end || !isOnEdge(end, boxOf(target))) wrong.push(`${id} does not end at its target`);
      }
      expect(wrong).toEqual([]);

      const moving = states.flatMap(({ transitions }) =>
        transitions.flatMap(({ id, targets }) => targets.map(() => id)),
      );
      expect(layout.arrows.flatMap(({ label }) => label.lines.map((line) => line.transition)).sort()).toEqual(
        moving.sort(),
      );
      const staying = states.flatMap(({ transitions }) => transitions.filter(({ targets }) => targets.length === 0));
      expect(
        layout.boxes.flatMap(({ contents }) => contents.rows.flat().flatMap((item) => item.transition ?? [])).sort(),
      ).toEqual(staying.map(({ id }) => id).sort());
    },
  );
});

test('a layout is computed once, and again after a failure', async () => {
  const shape = shapeOf(machines['tabs'] as AnyStateMachine);
  let calls = 0;
  const counting: Engine = {
    layout: (graph) => {
      calls += 1;
      return calls <= 2 ? Promise.reject(new Error('no')) : engine.layout(graph);
    },
  };
  const wishes = { language: 'en', hasActions: false } as const;
  await expect(layoutOf(shape, wishes, counting)).rejects.toThrow('no');
  const first = await layoutOf(shape, wishes, counting);
  // An equal but different object, as for another actor of the same machine.
  expect(await layoutOf(structuredClone(shape), wishes, counting)).toBe(first);
  expect(calls).toBe(4);
});
