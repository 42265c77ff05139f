import { assign, type EventObject } from 'xstate';
import type { UnstaffedStage } from '#src/domain/roles/staffing.ts';
import type { Result } from '#src/domain/failure.ts';
import { withOutput } from '#src/machines/params.ts';
import { missingCall } from '#src/machines/ports.ts';
import type { SharedAction } from '#src/machines/shared-action.ts';

/** What a list knows that warns of the stages of the review before publishing at which nobody can decide (decision 067). */
export interface StaffingContext {
  unstaffed: readonly UnstaffedStage[];
}

export const startStaffing: StaffingContext = { unstaffed: [] };

export const staffingActors = {
  findUnstaffed: missingCall<Result<readonly UnstaffedStage[]>, void>('findUnstaffed'),
};

export const staffingActions = {
  /** A failure leaves what was known: the warning is no part of the list. */
  keepUnstaffed: assign<StaffingContext, EventObject, Result<readonly UnstaffedStage[]>, EventObject, never>(
    (_, answer) => (answer.ok ? { unstaffed: answer.value } : {}),
  ) as SharedAction<StaffingContext, Result<readonly UnstaffedStage[]>>,
};

/** A region of the lists of roles and users, where the warning can be acted on: it looks again on each visit and after each change. */
export const staffingRegion = {
  initial: 'asking',
  on: { 'page.located': '.asking', reload: '.asking' },
  states: {
    asking: {
      invoke: {
        src: 'findUnstaffed',
        onDone: { target: 'answered', actions: withOutput('keepUnstaffed') },
        onError: 'answered',
      },
    },
    answered: {},
  },
} as const;
