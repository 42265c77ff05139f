import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Finding } from '#src/domain/checks/finding.ts';
import type { Checked } from '#src/domain/checks/subject.ts';
import { withEvent, withOutput } from '#src/machines/params.ts';
import { missingCall } from '#src/machines/ports.ts';

/** The record as its form holds it has changed. */
interface Changed {
  record: Checked;
}

/** A finding was corrected in the form, which now holds this record. */
interface Corrected extends Changed {
  finding: Finding;
}

type Event = ({ type: 'changed' } & Changed) | ({ type: 'corrected' } & Corrected);

interface Context {
  record: Checked;
  /** Of the last complete check; null before the first one and after a failure. The text may have changed since. */
  findings: readonly Finding[] | null;
}

/**
 * Checks the content of a form while somebody writes (decision 065): after each pause, and from the beginning when the text
 * changes meanwhile. The check itself is a port, which works when the browser is idle.
 */
export const checksMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  actors: { check: missingCall<readonly Finding[], Changed>('check') },
  actions: {
    keepRecord: assign({ record: (_, { record }: Changed) => record }),
    forgetFinding: assign({
      findings: ({ context: { findings } }, { finding }: Corrected) =>
        findings?.filter((other) => other !== finding) ?? null,
    }),
    dropFindings: assign({ findings: null }),
    keepFindings: assign({ findings: (_, findings: readonly Finding[]) => findings }),
  },
  delays: { pause: 600 },
}).createMachine({
  id: 'checks',
  context: { record: {}, findings: null },
  on: {
    changed: { target: '.pausing', reenter: true, actions: withEvent('keepRecord') },
    corrected: {
      target: '.checking',
      reenter: true,
      actions: [withEvent('keepRecord'), withEvent('forgetFinding')],
    },
  },
  initial: 'idle',
  states: {
    idle: {},
    pausing: { after: { pause: 'checking' } },
    checking: {
      invoke: {
        src: 'check',
        input: ({ context: { record } }) => ({ record }),
        onDone: { target: 'idle', actions: withOutput('keepFindings') },
        // Old advice would be wrong; the next change tries again.
        onError: { target: 'idle', actions: 'dropFindings' },
      },
    },
  },
});

export type ChecksActor = ActorRefFrom<typeof checksMachine>;
