import { type AnyStateMachine, createMachine } from 'xstate';
import type { RecordContext, RecordKind, Save } from '#src/machines/record/kind.ts';
import { recordLife } from '#src/machines/record/life.ts';
import { nodesOf, pathOf } from '#src/inspector/reading/machine-reading.ts';

// The machine is drawn and never run, so the kind is never used.
const life = recordLife({} as RecordKind<RecordContext<Save>, Save, unknown>);

/** The life of a record's page, without what any kind of record adds: the generated docs draw it once. */
export const recordMachine: AnyStateMachine = createMachine({
  id: 'record',
  initial: 'opening',
  on: life.on,
  states: {
    opening: life.opening,
    loading: life.loading(),
    unavailable: life.unavailable,
    failed: life.failed,
    recalling: life.recalling(),
    editing: {
      on: { ...life.draftAnswers(), save: 'saving' },
    },
    saving: life.saving(),
    comparing: life.comparing(() => null),
  },
});

/** Whether a machine takes its states from the life. */
export const livesAsRecord = (machine: AnyStateMachine): boolean =>
  machine !== recordMachine &&
  machine.root.states['saving']?.config.entry === life.saving().entry &&
  'recalling' in machine.root.states;

/** The states that a machine shares with the life, and its own ones. */
export function statesOf(machine: AnyStateMachine): { shared: string[]; own: string[] } {
  const known = new Set(nodesOf(recordMachine.root).map(pathOf));
  const states = nodesOf(machine.root)
    .filter((node) => node.parent)
    .map(pathOf);
  return { shared: states.filter((state) => known.has(state)), own: states.filter((state) => !known.has(state)) };
}
