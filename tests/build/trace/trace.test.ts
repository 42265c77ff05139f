import { expect, test } from 'vitest';
import { type TraceEvent, windowBetween } from '#scripts/trace/events.ts';
import { functionsOf } from '#scripts/trace/functions.ts';
import { phasesOf } from '#scripts/trace/phases.ts';

const main = { pid: 1, tid: 2 };
const span = (name: string, from: number, to: number, thread = main): TraceEvent => ({
  name,
  ph: 'X',
  ...thread,
  ts: from * 1000,
  dur: (to - from) * 1000,
});
const mark = (name: string, at: number): TraceEvent => ({ name, ph: 'I', ...main, ts: at * 1000 });
const marks = [mark('click', 10), mark('painted', 110)];
const window = windowBetween(marks, 'click', 'painted');

test('each millisecond of the window counts as the innermost phase', () => {
  const events = [
    ...marks,
    // Begins before the window.
    span('RunTask', 0, 30),
    span('FunctionCall', 5, 28),
    span('Layout', 20, 26),
    span('SomethingElse', 21, 22),
    span('RunTask', 40, 60),
    span('Paint', 45, 50),
    // Another thread, and after the window.
    span('FunctionCall', 60, 100, { pid: 1, tid: 3 }),
    span('FunctionCall', 110, 120),
  ];
  expect(phasesOf(events, window)).toEqual({
    script: 18 - 6,
    'style and layout': 6,
    paint: 5,
    'other tasks': 2 + 15,
    waiting: 100 - 20 - 20,
  });
});

test('a function has its own time, and that of all that it calls, also if it calls itself', () => {
  const node = (id: number, functionName: string, parent?: number, url?: string) => ({
    id,
    ...(parent === undefined ? {} : { parent }),
    callFrame: { functionName, lineNumber: 6, ...(url === undefined ? {} : { url }) },
  });
  const chunk = (samples: number[], timeDeltas: number[], nodes: ReturnType<typeof node>[] = []): TraceEvent => ({
    ...mark('ProfileChunk', 0),
    tid: 9,
    id: 'p',
    args: { data: { cpuProfile: { nodes, samples }, timeDeltas } },
  });
  const file = 'http://host/assets/index-Ab_12-cD.js';
  const events: TraceEvent[] = [
    ...marks,
    { ...mark('Profile', 0), id: 'p', args: { data: { startTime: 0 } } },
    chunk([2, 3], [10_000, 20_000], [node(1, '(root)'), node(2, 'render', 1, file), node(3, 'render', 2, file)]),
    chunk([4, 5, 2], [30_000, 5000, 100_000], [node(4, 'focus', 3), node(5, '', 2, file)]),
  ];
  expect(functionsOf(events, window)).toEqual([
    { name: 'render, index', self: 20 + 45, total: 20 + 30 + 5 + 45 },
    { name: 'focus', self: 30, total: 30 },
    { name: 'index:7', self: 5, total: 5 },
  ]);
});

test('a trace without its marks is refused', () => {
  expect(() => windowBetween(marks, 'click', 'row')).toThrow('the trace has no click or no row');
});
