import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Result } from '#src/domain/failure.ts';
import { type Inspection, isComplete, type Progress } from '#src/domain/inspection/inspection.ts';
import { failureActions, type FailureContext } from '#src/machines/failures.ts';
import { withOutput } from '#src/machines/params.ts';
import { missingCall } from '#src/machines/ports.ts';
import { fileWriterMachine } from '#src/machines/tables/file-writer.ts';

type Event =
  /** Whether anybody can see the inspection. */
  | { type: 'page.shown' }
  | { type: 'page.hidden' }
  | { type: 'inspection.pause' }
  | { type: 'inspection.resume' }
  /** Inspects again from the start, or goes on after a failure. */
  | { type: 'inspection.again' };

interface Context extends FailureContext {
  /** The last complete inspection; until there is one, what is found so far, and null before the first answer. */
  inspection: Inspection | null;
  /** How much of the present inspection is checked. */
  progress: Progress;
  /** The next part is the first one of a new inspection. */
  isNew: boolean;
}

const nothing: Progress = { checked: 0, total: 0 };

/**
 * The inspection of the public site (decision 068). It fetches one part after the other, each with all that is found so far, until
 * everything is checked: parts of the server’s answer, or pages of the lists where the server does not inspect. While nobody sees
 * it, it fetches nothing, and then goes on where it was. It inspects again after a minute out of sight, because the person may have
 * corrected what it found; meanwhile the last complete inspection stays.
 */
export const inspectionMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    children: {} as { file: 'file' },
    /** `busy`: it is checking. `paused`: the person stopped it. `failed`: a part could not be fetched. */
    tags: {} as 'busy' | 'paused' | 'failed',
  },
  actors: {
    fetchPart: missingCall<Result<Inspection>, { isNew: boolean }>('fetchPart'),
    file: fileWriterMachine,
  },
  actions: failureActions,
  guards: {
    isComplete: (_, answer: Result<Inspection>) => answer.ok && isComplete(answer.value),
    isAnswered: (_, answer: Result<Inspection>) => answer.ok,
    hasMore: ({ context: { isNew, progress } }, answer: Result<Inspection>) =>
      answer.ok && (isNew || answer.value.checked > progress.checked),
  },
  delays: { aMoment: 1000, aWhile: 60_000 },
})
  .extend({
    actions: {
      keepPart: assign(({ context: { inspection } }, answer: Result<Inspection>) => {
        if (!answer.ok) return {};
        const { checked, total } = answer.value;
        const isShown = isComplete(answer.value) || !inspection || !isComplete(inspection);
        return {
          inspection: isShown ? answer.value : inspection,
          progress: { checked, total },
          isNew: false,
          failure: null,
        };
      }),
      startOver: assign({ isNew: true, progress: nothing }),
      forgetFailure: assign({ failure: null }),
    },
  })
  .createMachine({
    id: 'inspection',
    context: { inspection: null, progress: nothing, isNew: true, failure: null },
    invoke: { id: 'file', src: 'file' },
    initial: 'unseen',
    states: {
      unseen: { on: { 'page.shown': 'checking' } },
      checking: {
        tags: 'busy',
        on: { 'page.hidden': 'unseen', 'inspection.pause': 'paused' },
        initial: 'asking',
        states: {
          asking: {
            invoke: {
              src: 'fetchPart',
              input: ({ context: { isNew } }) => ({ isNew }),
              onDone: [
                {
                  guard: withOutput('isComplete'),
                  target: '#inspection.complete',
                  actions: withOutput('keepPart'),
                },
                { guard: withOutput('hasMore'), target: 'asking', reenter: true, actions: withOutput('keepPart') },
                { guard: withOutput('isAnswered'), target: 'waiting', actions: withOutput('keepPart') },
                { target: '#inspection.failed', actions: withOutput('keepFailure') },
              ],
              onError: { target: '#inspection.failed', actions: 'keepSurprise' },
            },
          },
          waiting: { after: { aMoment: 'asking' } },
        },
      },
      paused: { tags: 'paused', on: { 'inspection.resume': 'checking' } },
      failed: { tags: 'failed', on: { 'inspection.again': { target: 'checking', actions: 'forgetFailure' } } },
      complete: {
        on: { 'inspection.again': { target: 'checking', actions: 'startOver' } },
        initial: 'seen',
        states: {
          seen: { on: { 'page.hidden': 'unseen' } },
          unseen: { after: { aWhile: 'old' }, on: { 'page.shown': 'seen' } },
          old: { on: { 'page.shown': { target: '#inspection.checking', actions: 'startOver' } } },
        },
      },
    },
  });

export type InspectionActor = ActorRefFrom<typeof inspectionMachine>;
