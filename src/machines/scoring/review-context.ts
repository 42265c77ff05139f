import type { Result } from '#src/domain/failure.ts';
import { applicationsPath, basesPath } from '#src/domain/scoring/kinds.ts';
import type { Onward } from '#src/domain/scoring/desk.ts';
import type { PanelOffer } from '#src/domain/scoring/panel.ts';
import type { Review, Subject } from '#src/domain/scoring/review.ts';
import { matchRoute } from '#src/domain/routes/routes.ts';
import { type Attempt, type AttemptsContext, noAttempts } from '#src/machines/attempts.ts';
import type { FailureContext } from '#src/machines/failures.ts';
import type { PageEvent, PageInput, WorkEvent } from '#src/machines/page.ts';

/**
 * A step of the chair in a review, with its request. `goOnline` is a step of the reviewed application, which the review
 * has passed.
 */
export type ReviewStep =
  | { step: 'change'; request: { id: string; due: string; add: string[] } }
  | { step: 'replace'; request: { id: string; account: string; by?: string | undefined; reason: string } }
  | { step: 'remind'; request: { id: string; account: string } }
  | { step: 'reopen'; request: { id: string; account: string; reason: string } }
  | { step: 'keep'; request: { id: string; account: string; reason: string } }
  | { step: 'pass'; request: { id: string } }
  | { step: 'return'; request: { id: string; reason: string } }
  | { step: 'goOnline'; request: { id: string; application: string } };

/** The step whose dialog is open, and the expert it is about. */
export interface Asked {
  step: Exclude<ReviewStep['step'], 'remind' | 'goOnline'>;
  account: string | null;
}

/** A panel before its appointment. */
export interface PanelDraft {
  path: Subject['path'];
  /** The id of the application or base; empty if none is chosen. */
  id: string;
  due: string;
  experts: readonly string[];
}

export interface AppointInput extends Attempt {
  panel: PanelDraft;
}

export interface StepInput extends Attempt {
  step: ReviewStep;
}

export interface ReviewContext extends FailureContext, AttemptsContext<AppointInput | StepInput> {
  tabId: string;
  /** The query string of the address of a new panel. It may name the application or base. */
  search: string;
  /** Null until the panel is appointed. */
  reviewId: string | null;
  review: Review | null;
  panel: PanelDraft;
  /** Whether the person has changed the panel. */
  isChosen: boolean;
  /** Who may be appointed, and what a panel starts from; null until they are fetched. */
  offer: PanelOffer | null;
  /** What follows in the queue to decide; null if nothing follows, and until it is known. */
  onward: Onward | null;
  asked: Asked | null;
  sent: ReviewStep | null;
  /** Whether the next review to decide opens after the step that was sent. */
  goesOn: boolean;
}

export type ReviewEvent =
  | PageEvent
  | WorkEvent
  | { type: 'retry' }
  | { type: 'reload' }
  | { type: 'panel.change'; change: Partial<PanelDraft> }
  | { type: 'panel.send' }
  | { type: 'candidates.retry' }
  | { type: 'export' }
  | { type: 'step.ask'; asked: Asked }
  | { type: 'step.cancel' }
  | { type: 'step.send'; step: ReviewStep; goesOn?: boolean };

/** The answer to a step or an appointment: the review as it is then, or null if the server does not return it. */
export type StepAnswer = Result<Review | null>;

/** The panel in an address: at most its application or base. */
export function panelAt(search: string): PanelDraft {
  const params = new URLSearchParams(search);
  const path = params.get('path') === basesPath ? basesPath : applicationsPath;
  return { path, id: params.get('id') ?? '', due: '', experts: [] };
}

/** The due day of a panel that the person chose: the offered one goes with its offer, since another kind has another. */
export const chosenDue = ({ panel, offer }: Pick<ReviewContext, 'panel' | 'offer'>): string =>
  panel.due === offer?.due ? '' : panel.due;

export const startOfReview = ({ tabId, location: { path, search } }: PageInput): ReviewContext => ({
  tabId,
  search,
  reviewId: matchRoute(path)?.params['id'] ?? null,
  review: null,
  panel: panelAt(search),
  isChosen: false,
  offer: null,
  onward: null,
  failure: null,
  asked: null,
  ...noAttempts,
  sent: null,
  goesOn: false,
});
