import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate';
import { isRefusedAs, isUnconfirmed, type Result } from '#src/domain/failure.ts';
import { recordPath } from '#src/domain/routes/location.ts';
import type { TemplateKind } from '#src/domain/scoring/kinds.ts';
import type { TemplateFileFault, TemplateInFile } from '#src/domain/scoring/template-file.ts';
import { type TemplateContent, templatesPath, type TemplateVersion } from '#src/domain/scoring/template-version.ts';
import { type Attempt, attemptActions, attempted, type AttemptsContext, noAttempts } from '#src/machines/attempts.ts';
import { type FactOf } from '#src/machines/facts.ts';
import { answerGuards, failureActions, type FailureContext, passingFailureActions } from '#src/machines/failures.ts';
import { withEvent, withOutput } from '#src/machines/params.ts';
import { missingCall } from '#src/machines/ports.ts';
import type { RecordQuestion } from '#src/machines/record/kind.ts';
import type { SendingTag } from '#src/machines/sending.ts';

/** A step that needs a confirmation. */
export type AskedStep = 'enforce' | 'retire' | 'del';

/** The work to carry out: a step of a version, or a new draft. */
type TemplateWork =
  { do: AskedStep; version: TemplateVersion } | { do: 'add'; kind: TemplateKind; content: TemplateContent };

/** The input of `carryOut`. */
export type TemplateRequest = TemplateWork & Attempt;

/** A chosen file. */
export interface TemplateFile {
  name: string;
  size: number;
  text: () => Promise<string>;
}

/** The template in a file, or why there is none. */
export type ReadTemplate = { template: TemplateInFile } | { fault: TemplateFileFault };

type Event =
  | { type: 'step.ask'; do: AskedStep; version: TemplateVersion }
  | { type: 'step.confirm' }
  | { type: 'step.cancel' }
  /** Creates a new draft with the content of this version. */
  | { type: 'version.copy'; version: TemplateVersion }
  | { type: 'version.export'; version: TemplateVersion }
  | { type: 'file.chosen'; file: TemplateFile }
  | { type: 'file.dismiss' };

interface Context extends FailureContext, AttemptsContext<TemplateRequest> {
  /** The work to confirm, or under way. */
  work: TemplateWork | null;
  /** The version of the first question, if somebody else has changed it meanwhile. */
  overtaken: TemplateVersion | null;
  file: TemplateFile | null;
  exported: TemplateVersion | null;
  /** Why the chosen file cannot be imported. */
  fault: TemplateFileFault | null;
}

/**
 * Work with whole versions of templates, from the list or the page of one: activate, retire and delete, each after a
 * confirmation; copy to a new draft; export to a file and import from one.
 */
export const templateStepsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as FactOf<'notice' | 'navigation.requested' | 'records.deleted' | 'records.outdated'>,
    tags: {} as SendingTag,
  },
  actors: {
    /** Null if it was carried out and the server did not return the version. */
    carryOut: missingCall<Result<TemplateVersion | null>, TemplateRequest>('carryOut'),
    /** The current state of the version. */
    fetchVersion: missingCall<Result<TemplateVersion>, RecordQuestion>('fetchVersion'),
    readFile: missingCall<ReadTemplate, TemplateFile>('readFile'),
    writeFile: missingCall<unknown, TemplateVersion>('writeFile'),
  },
  actions: { ...failureActions, ...passingFailureActions, ...attemptActions },
  guards: answerGuards,
})
  .extend({
    actions: {
      keepExported: assign({ exported: (_, { version }: { version: TemplateVersion }) => version }),
      keepStep: assign((_, { do: step, version }: { do: AskedStep; version: TemplateVersion }) => ({
        work: { do: step, version },
      })),
      keepCopy: assign((_, { version }: { version: TemplateVersion }) => ({
        work: { do: 'add' as const, kind: version.kind, content: contentIn(version) },
      })),
      keepFile: assign({ file: (_, { file }: { file: TemplateFile }) => file }),
      keepTemplate: assign((_, read: ReadTemplate) =>
        'template' in read ? { work: { do: 'add' as const, ...read.template } } : {},
      ),
      keepFault: assign({ fault: (_, read: ReadTemplate) => ('fault' in read ? read.fault : null) }),
      keepUnreadable: assign({ fault: 'notJson' as const }),
      forgetFile: assign({ file: null, fault: null }),
      /** Asks again about the state that somebody else has saved meanwhile. */
      keepNewer: assign(({ context: { work } }, answer: Result<TemplateVersion>) =>
        answer.ok && work && work.do !== 'add'
          ? { work: { do: work.do, version: answer.value }, overtaken: work.version }
          : {},
      ),
      forgetWork: assign({ work: null, overtaken: null, failure: null }),
      prepareWork: assign(({ context, self }) =>
        context.work
          ? attempted<TemplateRequest>(context, self.sessionId, context.work, {
              isSame: (one, other) => fingerprint(one) === fingerprint(other),
              // It may delete what a copy or an import without an answer has added.
              outlives: (_, other) => other.do !== 'del',
            })
          : {},
      ),
      tellDone: enqueueActions(({ context: { work }, enqueue }, answer: Result<TemplateVersion | null>) => {
        if (!work || !answer.ok) return;
        if (work.do === 'add') {
          const added = answer.value;
          enqueue.emit({ type: 'notice', notice: { code: 'record.saved' } });
          enqueue.emit({ type: 'records.outdated', path: templatesPath, ids: added ? [added.id] : [] });
          if (added)
            enqueue.emit({ type: 'navigation.requested', href: recordPath(templatesPath, added.id), replace: false });
          return;
        }
        const { id, name } = work.version;
        enqueue.emit({ type: 'notice', notice: { code: 'record.changed', operation: wordOf[work.do], title: name } });
        enqueue.emit({
          type: work.do === 'del' ? 'records.deleted' : 'records.outdated',
          path: templatesPath,
          ids: [id],
        });
      }),
      /** A refusal may be due to changes by others. */
      tellOutdated: enqueueActions(({ enqueue }) => {
        enqueue.emit({ type: 'records.outdated', path: templatesPath, ids: [] });
      }),
    },
    guards: {
      isTemplate: (_, read: ReadTemplate) => 'template' in read,
      isAskedAgain: ({ context: { work } }, answer: Result<unknown>) =>
        work !== null && work.do !== 'add' && isUnconfirmed(answer),
      isOvertaken: ({ context: { work } }, answer: Result<unknown>) =>
        work !== null && work.do !== 'add' && isRefusedAs('conflict', answer),
      /** Whether the step still applies to the state that somebody else has saved. */
      isNewer: ({ context: { work } }, answer: Result<TemplateVersion>) =>
        work !== null &&
        work.do !== 'add' &&
        answer.ok &&
        answer.value.status === work.version.status &&
        answer.value.version > work.version.version,
    },
  })
  .createMachine({
    id: 'templateSteps',
    context: {
      work: null,
      overtaken: null,
      ...noAttempts,
      file: null,
      exported: null,
      fault: null,
      failure: null,
    },
    initial: 'idle',
    states: {
      idle: {
        on: {
          'step.ask': { target: 'asking', actions: withEvent('keepStep') },
          'version.copy': { target: 'sending', actions: withEvent('keepCopy') },
          'version.export': { target: 'writing', actions: withEvent('keepExported') },
          'file.chosen': { target: 'reading', actions: withEvent('keepFile') },
        },
      },
      asking: {
        on: { 'step.confirm': 'sending', 'step.cancel': { target: 'idle', actions: 'forgetWork' } },
      },
      sending: {
        tags: 'sending',
        entry: 'prepareWork',
        invoke: {
          src: 'carryOut',
          input: ({ context }) => context.unsettled as TemplateRequest,
          onDone: [
            {
              guard: withOutput('isAnswered'),
              target: 'idle',
              actions: ['settle', withOutput('tellDone'), 'forgetWork'],
            },
            // The server did not confirm it, so the question stays open.
            { guard: withOutput('isAskedAgain'), target: 'asking', actions: 'settle' },
            // The server has another state than the one that was confirmed.
            {
              guard: withOutput('isOvertaken'),
              target: 'renewing',
              actions: ['settle', withOutput('keepFailure')],
            },
            {
              guard: withOutput('isDeclined'),
              target: 'idle',
              actions: ['settle', withOutput('tellFailureOf'), 'tellOutdated', 'forgetWork'],
            },
            // The outcome is unknown: the same work sent again is another try.
            { target: 'idle', actions: [withOutput('tellFailureOf'), 'forgetWork'] },
          ],
          onError: { target: 'idle', actions: ['tellSurprise', 'forgetWork'] },
        },
      },
      renewing: {
        invoke: {
          src: 'fetchVersion',
          input: ({ context: { work } }) => ({ id: work && work.do !== 'add' ? work.version.id : '' }),
          onDone: [
            { guard: withOutput('isNewer'), target: 'asking', actions: [withOutput('keepNewer'), 'tellOutdated'] },
            { target: 'idle', actions: ['tellFailure', 'tellOutdated', 'forgetWork'] },
          ],
          onError: { target: 'idle', actions: ['tellFailure', 'tellOutdated', 'forgetWork'] },
        },
      },
      reading: {
        invoke: {
          src: 'readFile',
          input: ({ context }) => context.file as TemplateFile,
          onDone: [
            {
              guard: withOutput('isTemplate'),
              target: 'sending',
              actions: [withOutput('keepTemplate'), 'forgetFile'],
            },
            { target: 'unreadable', actions: withOutput('keepFault') },
          ],
          onError: { target: 'unreadable', actions: 'keepUnreadable' },
        },
      },
      writing: {
        invoke: {
          src: 'writeFile',
          input: ({ context }) => context.exported as TemplateVersion,
          onDone: 'idle',
          onError: { target: 'idle', actions: 'tellSurprise' },
        },
      },
      unreadable: { on: { 'file.dismiss': { target: 'idle', actions: 'forgetFile' } } },
    },
  });

const wordOf = { enforce: 'enable', retire: 'disable', del: 'delete' } as const;

const contentIn = (version: TemplateVersion): TemplateContent => {
  const { name, note, groups, grades, vetoes, groupFloorPercent, references, experts } = version;
  return { name, note, groups, grades, vetoes, groupFloorPercent, references, experts };
};

/** Two pieces of work are the same if they send the same request. */
const fingerprint = (work: TemplateWork): string =>
  work.do === 'add'
    ? JSON.stringify([work.kind, work.content])
    : JSON.stringify([work.do, work.version.id, work.version.version]);

export type TemplateStepsActor = ActorRefFrom<typeof templateStepsMachine>;
