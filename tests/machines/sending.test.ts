import { expect, test } from 'vitest';
import type { AnyStateNode } from 'xstate';
import { statesOfPages } from './support/page-machines.ts';

/** Calls that change something on the server, and those that find out what became of one that was refused. */
const writes = [
  'addRow',
  'appointPanel',
  'carryOut',
  'changeDay',
  'changeTemplates',
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

/** What is lost with its page and changes nothing: reading, files of this browser, a picture for a form that is gone, a logged look. */
const reads = /^(fetch|find|load|check|compare|read|inspect)[A-Z]/;
const others = [
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
  'keepSettings',
  'storedFeed',
  'tickFeed',
  'references',
  'map',
  'files',
  'changes',
  'revisions',
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

test('a page that has a write under way says so, in every state of every machine', () => {
  const silent = statesOfPages.filter((node) => ownOf(node).some((src) => writes.includes(src)) && !isSending(node));
  expect(silent.map(({ id }) => id)).toEqual([]);
  expect(
    statesOfPages
      .filter((node) => afterARefusal.includes(node.id) && isSending(node))
      .map(({ id }) => id)
      .sort(),
  ).toEqual([...afterARefusal].sort());
});

test('what a state calls is a write, or known not to be one', () => {
  const unknown = statesOfPages
    .flatMap(ownOf)
    .filter((src) => !writes.includes(src) && !reads.test(src) && !others.includes(src));
  expect([...new Set(unknown)]).toEqual([]);
});
