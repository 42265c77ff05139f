import { expect, test } from 'vitest';
import { withSteps } from '#src/domain/content/revision.ts';
import type { StepEvent } from '#src/domain/content/lifecycle.ts';
import type { TimelineEntry } from '#src/domain/content/timeline.ts';

const at = (minute: number) => `2026-05-23 11:${String(minute).padStart(2, '0')}:00`;
const save = (version: number, minute: number): TimelineEntry => ({
  kind: 'saved',
  version,
  by: 'editor',
  time: at(minute),
  values: {},
});
const step = (name: StepEvent['step'], minute: number, reason: string | null = null): StepEvent => ({
  step: name,
  by: 'editor',
  time: at(minute),
  reason,
});
const seen = (entries: readonly TimelineEntry[]) => entries.map(({ kind, version, time }) => [kind, version, time]);

test('a history of saves contains the steps of the record in the order of time; the first save is the creation', () => {
  const steps = [step('add', 0), step('submit', 10), step('return', 20, '坐标落在县城'), step('submit', 40)];
  expect(seen(withSteps([save(3, 40), save(2, 30), save(1, 0)], steps))).toEqual([
    ['submitted', 3, at(40)],
    ['saved', 3, at(40)],
    ['saved', 2, at(30)],
    ['returned', 1, at(20)],
    ['submitted', 1, at(10)],
    ['created', 1, at(0)],
  ]);
  // The earliest saves are missing.
  expect(seen(withSteps([save(2, 30)], steps)).slice(-2)).toEqual([
    ['submitted', 0, at(10)],
    ['created', 0, at(0)],
  ]);
});

test('a history that has acts besides saves contains the steps already', () => {
  const history = [{ ...save(1, 10), kind: 'submitted' as const }, save(1, 0)];
  expect(withSteps(history, [step('add', 0), step('submit', 10)])).toBe(history);
});
