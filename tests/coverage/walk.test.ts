import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { createActor, createMachine, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { reportCoverage } from './report.ts';
import { toyMachine } from './toy.ts';
import { walk, walked } from './walk.ts';
import { readWalks, writeWalk } from './walk-files.ts';

const unwalkedToy = [
  'toy: 0/9 states, 0/8 transitions',
  '  never walked: state shut',
  '  never walked: state trying',
  '  never walked: state open',
  '  never walked: state open.leaf',
  '  never walked: state open.leaf.ajar',
  '  never walked: state open.lamp',
  '  never walked: state open.lamp.dark',
  '  never walked: state open.lamp.bright',
  '  never walked: state jammed',
  '  never walked: transition shut: opened [hasKey] #1 → trying',
  '  never walked: transition shut: opened #2 → jammed',
  '  never walked: transition trying: xstate.done.actor.0.toy.trying #1 → open',
  '  never walked: transition trying: xstate.error.actor.0.toy.trying #1 → jammed',
  '  never walked: transition open: closed #1 → shut',
  '  never walked: transition open: xstate.after.aWhile.toy.open #1 → shut',
  '  never walked: transition open: always [isWornOut] #1 → jammed',
  '  never walked: transition open.lamp.dark: lit #1 → open.lamp.bright',
];

beforeEach(() => {
  walked.clear();
});

describe('machine coverage', () => {
  test('lists every state and transition that was not walked', () => {
    expect(reportCoverage([toyMachine], new Map())).toEqual({ lines: unwalkedToy, complete: false });
  });

  test('fails for an empty registry', () => {
    expect(reportCoverage([], new Map())).toEqual({ lines: ['no machines'], complete: false });
  });

  test('is complete when everything was walked, also by copies with other implementations', async () => {
    await walkEverything();
    expect(reportCoverage([toyMachine], walked)).toEqual({
      lines: ['toy: 9/9 states, 8/8 transitions'],
      complete: true,
    });
  });

  test('reports a missing transition, even if another one leads to the same state', async () => {
    await walkEverything();
    walked.get('toy')?.transitions.delete('shut: opened #2 → jammed');
    expect(reportCoverage([toyMachine], walked)).toEqual({
      lines: ['toy: 9/9 states, 7/8 transitions', '  never walked: transition shut: opened #2 → jammed'],
      complete: false,
    });
  });

  test('counts an initial state that is left immediately', () => {
    const hasty = createMachine({ id: 'hasty', initial: 'starting', states: { starting: { always: 'on' }, on: {} } });
    createActor(hasty, { inspect: walk }).start();
    expect(reportCoverage([hasty], walked)).toEqual({ lines: ['hasty: 2/2 states, 1/1 transitions'], complete: true });
  });

  test('reads written walks back and joins them', () => {
    const folder = mkdtempSync(join(tmpdir(), 'walk-'));
    expect(readWalks(join(folder, 'absent'))).toEqual(new Map());
    writeWalk('one', new Map([['toy', { states: new Set(['shut']), transitions: new Set(['a']) }]]), folder);
    writeWalk('two', new Map([['toy', { states: new Set(['open']), transitions: new Set(['a', 'b']) }]]), folder);
    expect(readWalks(folder)).toEqual(
      new Map([['toy', { states: new Set(['shut', 'open']), transitions: new Set(['a', 'b']) }]]),
    );
    rmSync(folder, { recursive: true });
  });
});

async function walkEverything() {
  jam();
  await failToOpen();
  await openTwice();
  await wait();
}

const startToy = (machine: typeof toyMachine, clock = new SimulatedClock()) =>
  createActor(machine, { inspect: walk, clock }).start();

function jam() {
  startToy(toyMachine).send({ type: 'opened', with: '' });
}

async function failToOpen() {
  const broken = toyMachine.provide({ actors: { tryKey: fromPromise(() => Promise.reject(new Error('broken key'))) } });
  const actor = startToy(broken);
  actor.send({ type: 'opened', with: 'key' });
  await waitFor(actor, (snapshot) => snapshot.matches('jammed'));
}

async function openTwice() {
  const actor = startToy(toyMachine);
  actor.send({ type: 'opened', with: 'key' });
  await waitFor(actor, (snapshot) => snapshot.matches('open'));
  actor.send({ type: 'lit' });
  actor.send({ type: 'closed' });
  actor.send({ type: 'opened', with: 'key' });
  await waitFor(actor, (snapshot) => snapshot.matches('jammed'));
}

async function wait() {
  const clock = new SimulatedClock();
  const actor = startToy(toyMachine, clock);
  actor.send({ type: 'opened', with: 'key' });
  await waitFor(actor, (snapshot) => snapshot.matches('open'));
  clock.increment(1000);
}
