import { expect, test } from 'vitest';
import { type AnyActorLogic, createActor, toPromise } from 'xstate';
import { bindImport } from '#src/app/pages/import.ts';
import { scienceKnowledge } from '#src/domain/content/science-knowledge.ts';
import { createClient, fakeServer, json } from './fake-server.ts';

const server = fakeServer();

test('a row imported again is the same write; after the app was loaded anew, it is another one (decision 42)', async () => {
  server.answers = [json({ success: false, rCode: 400, rMsg: '' })];
  const load = () => bindImport(createClient(), scienceKnowledge).implementations.actors.addRow;
  const [first, second] = [load(), load()];
  for (const addRow of [first, first, second]) {
    await toPromise(createActor(addRow as AnyActorLogic, { input: { values: {}, key: 'x:1.1.2.1' } }).start());
  }
  const keys = server.sent.map(({ headers }) => headers['idempotency-key']);
  expect([keys[0] === keys[1], keys[0] === keys[2], keys.every((key) => key?.endsWith('.x:1.1.2.1'))]).toEqual([true, false, true]);
});
