import { expect, test } from 'vitest';
import type { AnyStateNode } from 'xstate';
import { statesOfPages, statesOfTheApp } from './support/page-machines.ts';

/** Calls that change something on the server, and those that fetch the outcome of a refused one. */
const writes = [
  'addRow',
  'appointPanel',
  'carryOut',
  'changeDay',
  'changeTemplates',
  'decide',
  'handOver',
  'enterSheet',
  'operate',
  'recuse',
  'removeRole',
  'removeWord',
  'savePage',
  'saveRecord',
  'saveRole',
  'saveSheet',
  'saveUser',
  'saveWord',
  'stepComment',
  'stepReview',
  'submitSheet',
  'takeBack',
];
const afterARefusal = [
  'homePage.comparing',
  'user.comparing',
  'roleEditor.comparing',
  'editor.comparing',
  'consultation.comparing',
];

/** Calls that may be lost with their page: reads, local files, a picture for a closed form, a logged view. */
const reads = /^(fetch|find|load|check|compare|read|inspect)[A-Z]/;
const others = [
  'approval',
  'check',
  'checks',
  'examine',
  'file',
  'clockFeed',
  'networkFeed',
  'timerFeed',
  'reveal',
  'sendFile',
  'writeFile',
  'writeLeft',
  'writeTemplate',
  'writeResult',
  'watchNetwork',
  'steps',
  'subject',
  'keepSettings',
  'storedFeed',
  'tickFeed',
  'references',
  'map',
  'files',
  'changes',
  'revisions',
  'headFigures',
  'availability',
  'settings',
  'tableTools',
  'thread',
  'ownActions',
  'arrivals',
  'bulk',
  'templates',
  'recentWork',
  'ownLogins',
  'waiting',
  'keptDrafts',
];

const ownOf = (node: AnyStateNode) => node.invoke.map(({ src }) => src as string);
const isSending = (node: AnyStateNode | undefined): boolean =>
  node !== undefined && (node.tags.includes('sending') || isSending(node.parent));

test('every state of every machine with a running write is tagged as sending', () => {
  const silent = statesOfPages.filter((node) => ownOf(node).some((src) => writes.includes(src)) && !isSending(node));
  expect(silent.map(({ id }) => id)).toEqual([]);
  expect(
    statesOfPages
      .filter((node) => afterARefusal.includes(node.id) && isSending(node))
      .map(({ id }) => id)
      .sort(),
  ).toEqual([...afterARefusal].sort());
});

test('no machine that outlives the tabs has the tag, because nothing would read it', () => {
  expect(statesOfTheApp.length).toBeGreaterThan(50);
  expect(statesOfTheApp.filter(isSending).map(({ id }) => id)).toEqual([]);
});

test('every call of a state is classified as a write or not', () => {
  const unknown = statesOfPages
    .flatMap(ownOf)
    .filter((src) => !writes.includes(src) && !reads.test(src) && !others.includes(src));
  expect([...new Set(unknown)]).toEqual([]);
});
