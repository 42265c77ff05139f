import { expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { editorMachine } from '#src/machines/content/editor.ts';
import { listMachine } from '#src/machines/content/list.ts';
import { importMachine } from '#src/machines/tables/import.ts';
import { tableToolsMachine } from '#src/machines/tables/table-tools.ts';
import { articles } from './support/fixtures.ts';

type Check = (args: { context: object }, params: object) => boolean;

// The name in the message shows which port `src/app` does not bind.
test.each<[AnyStateMachine, string]>([
  [editorMachine, 'isComplete'],
  [editorMachine, 'hasRoomForCopy'],
  [listMachine, 'hasMap'],
  [importMachine, 'isComplete'],
  [tableToolsMachine, 'hasInterrupted'],
])('an unbound port fails with its name', (machine, name) => {
  const check = (machine.implementations.guards as unknown as Record<string, Check>)[name];
  expect(() => check?.({ context: { path: articles, listPath: articles } }, {})).toThrow(
    `${name} is not provided: bind it in src/app.`,
  );
});
