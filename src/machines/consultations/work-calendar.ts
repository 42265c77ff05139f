import { type ActorRefFrom, assign, emit, setup } from 'xstate';
import { consultationsPath } from '#src/domain/consultations/consultation.ts';
import type { CalendarChange, CalendarDay, WorkCalendar } from '#src/domain/consultations/work-calendar.ts';
import type { Result } from '#src/domain/failure.ts';
import { type Attempt, attemptActions, attempted, type AttemptsContext, noAttempts } from '#src/machines/attempts.ts';
import { fact, type FactOf } from '#src/machines/facts.ts';
import { answerGuards, failureActions, type FailureContext, passingFailureActions } from '#src/machines/failures.ts';
import type { PageEvent, PageInput } from '#src/machines/page.ts';
import { withEvent, withOutput } from '#src/machines/params.ts';
import { missingCall } from '#src/machines/ports.ts';
import type { SendingTag } from '#src/machines/sending.ts';

/** A day that the office enters or removes, with the version that the person saw. */
export type DayChange =
  { kind: 'save'; day: Omit<CalendarDay, 'by'> } | ({ kind: 'remove' } & Pick<CalendarDay, 'day' | 'version'>);

export interface DayWrite extends Attempt {
  change: DayChange;
}

interface Context extends FailureContext, AttemptsContext<DayWrite> {
  /** The chosen year; null for the current one. */
  year: number | null;
  calendar: WorkCalendar | null;
  /** The last change that was sent. */
  change: DayChange | null;
  /** How many open consultations the last change moved; null before a change, and if the server did not return it. */
  moved: number | null;
  /** How many changes were carried out. The form is cleared each time this grows. */
  done: number;
}

type Event =
  | PageEvent
  | { type: 'reload' }
  | { type: 'retry' }
  | { type: 'year.choose'; year: number }
  | { type: 'day.change'; change: DayChange };

/**
 * The calendar of working days (decision 040), one year at a time. A change moves the due days of open consultations, and the
 * page shows how many (W3.3).
 */
export const workCalendarMachine = setup({
  types: {
    context: {} as Context,
    input: {} as PageInput,
    events: {} as Event,
    emitted: {} as FactOf<'notice' | 'records.changed'>,
    tags: {} as 'busy' | SendingTag,
  },
  actors: {
    /** Without a year, the current one. */
    fetchCalendar: missingCall<Result<WorkCalendar>, { year: number | null }>('fetchCalendar'),
    changeDay: missingCall<Result<CalendarChange | null>, DayWrite>('changeDay'),
  },
  actions: { ...failureActions, ...passingFailureActions, ...attemptActions },
  guards: answerGuards,
})
  .extend({
    actions: {
      takeYear: assign({ year: (_, { year }: { year: number }) => year, moved: null }),
      keepCalendar: assign((_, answer: Result<WorkCalendar>) =>
        answer.ok ? { calendar: answer.value, failure: null } : {},
      ),
      prepareChange: assign(({ context, self }, { change }: { change: DayChange }) => ({
        ...attempted<DayWrite>(
          context,
          self.sessionId,
          { change },
          { outlives: (lost, other) => dayOf(lost.change) !== dayOf(other.change) },
        ),
        change,
        moved: null,
      })),
      keepChange: assign(({ context: { done } }, answer: Result<CalendarChange | null>) =>
        answer.ok ? { moved: answer.value?.moved ?? null, done: done + 1 } : {},
      ),
      tellMoved: emit(fact({ type: 'records.changed', path: consultationsPath, record: null })),
    },
    guards: {
      hasCalendar: ({ context: { calendar, year } }) => calendar !== null && (year === null || calendar.year === year),
    },
  })
  .createMachine({
    id: 'workCalendar',
    context: {
      year: null,
      calendar: null,
      change: null,
      moved: null,
      ...noAttempts,
      done: 0,
      failure: null,
    },
    initial: 'loading',
    on: {
      'page.located': '.loading',
      reload: '.loading',
      'year.choose': { target: '.loading', actions: withEvent('takeYear') },
    },
    states: {
      loading: {
        tags: 'busy',
        invoke: {
          src: 'fetchCalendar',
          input: ({ context: { year } }) => ({ year }),
          onDone: [
            { guard: withOutput('isAnswered'), target: 'shown', actions: withOutput('keepCalendar') },
            { guard: 'hasCalendar', target: 'shown', actions: withOutput('tellFailureOf') },
            { target: 'failed', actions: [withOutput('keepFailure'), 'tellFailure'] },
          ],
          onError: [
            { guard: 'hasCalendar', target: 'shown', actions: 'tellSurprise' },
            { target: 'failed', actions: ['keepSurprise', 'tellFailure'] },
          ],
        },
      },
      failed: { on: { retry: 'loading' } },
      shown: { on: { 'day.change': { target: 'saving', actions: withEvent('prepareChange') } } },
      saving: {
        tags: ['busy', 'sending'],
        on: { 'page.located': {}, reload: {}, 'year.choose': {} },
        invoke: {
          src: 'changeDay',
          input: ({ context }) => context.unsettled as DayWrite,
          onDone: [
            // The day may be in another year than the one in view, which is fetched again.
            {
              guard: withOutput('isAnswered'),
              target: 'loading',
              actions: ['settle', withOutput('keepChange'), 'tellMoved'],
            },
            // Somebody else may have changed the day: the calendar is fetched again, and the form keeps its input.
            { guard: withOutput('isDeclined'), target: 'loading', actions: [withOutput('tellFailureOf'), 'settle'] },
            { target: 'shown', actions: withOutput('tellFailureOf') },
          ],
          onError: { target: 'shown', actions: 'tellSurprise' },
        },
      },
    },
  });

const dayOf = (change: DayChange): string => (change.kind === 'save' ? change.day.day : change.day);

export type WorkCalendarActor = ActorRefFrom<typeof workCalendarMachine>;
