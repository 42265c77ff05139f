import type { Result } from '#src/domain/failure.ts';
import { applicationsPath, basesPath } from '#src/domain/scoring/kinds.ts';
import type { Candidate, Review, Subject } from '#src/domain/scoring/review.ts';
import { matchRoute } from '#src/domain/routes/routes.ts';
import type { FailureContext } from '#src/machines/failures.ts';
import type { PageEvent, PageInput, WorkEvent } from '#src/machines/page.ts';

/** A step of the chair with its request. */
export type ReviewStep =
  | { step: 'change'; request: { id: string; due: string; add: string[] } }
  | { step: 'replace'; request: { id: string; account: string; by?: string | undefined; reason: string } }
  | { step: 'remind'; request: { id: string; account: string } }
  | { step: 'reopen'; request: { id: string; account: string; reason: string } }
  | { step: 'keep'; request: { id: string; account: string; reason: string } }
  | { step: 'pass'; request: { id: string } }
  | { step: 'return'; request: { id: string; reason: string } };

/** The step whose dialog is open, and the expert concerned. */
export interface Asked {
  step: Exclude<ReviewStep['step'], 'remind'>;
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

/** A write. All its retries have the same `attempt`, from which the idempotency key is made (decision 043). */
type Attempted<Request> = Request & { attempt: string };

export type AppointInput = Attempted<{ panel: PanelDraft }>;
export type StepInput = Attempted<{ step: ReviewStep }>;

export interface ReviewContext extends FailureContext {
  tabId: string;
  /** The address of a new panel; it may name the application or base. */
  search: string;
  /** Null before the appointment. */
  reviewId: string | null;
  review: Review | null;
  panel: PanelDraft;
  /** Whether the person changed the panel. */
  isChosen: boolean;
  /** The experts who may be appointed; null until they are loaded. */
  candidates: readonly Candidate[] | null;
  asked: Asked | null;
  /** The request that is in flight or was not answered, as text, to recognise a retry. */
  unsettled: { text: string; attempt: string } | null;
  sent: ReviewStep | null;
  writes: number;
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
  | { type: 'step.send'; step: ReviewStep };

/** The outcome of a step or an appointment: the review, or null if the server does not return it. */
export type StepAnswer = Result<Review | null>;

/** The panel of an address, with only the subject filled in, if the address names it. */
export function panelAt(search: string): PanelDraft {
  const params = new URLSearchParams(search);
  const path = params.get('path') === basesPath ? basesPath : applicationsPath;
  return { path, id: params.get('id') ?? '', due: '', experts: [] };
}

export const startOfReview = ({ tabId, location: { path, search } }: PageInput): ReviewContext => ({
  tabId,
  search,
  reviewId: matchRoute(path)?.params['id'] ?? null,
  review: null,
  panel: panelAt(search),
  isChosen: false,
  candidates: null,
  failure: null,
  asked: null,
  unsettled: null,
  sent: null,
  writes: 0,
});
