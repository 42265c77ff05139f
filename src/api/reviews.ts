import type { ListPage, ListQuery } from '#src/domain/content/list-query.ts';
import { type Result, success } from '#src/domain/failure.ts';
import type { DeskCounts } from '#src/domain/scoring/desk.ts';
import type { PanelOffer } from '#src/domain/scoring/panel.ts';
import { applicationsPath } from '#src/domain/scoring/kinds.ts';
import type { OwnSheet, Review, ReviewRow, SheetContent, Subject, SubjectRecord } from '#src/domain/scoring/review.ts';
import type { RequestOf } from '#src/api/endpoints/endpoint.ts';
import { lineEndpoint } from '#src/api/endpoints/content.ts';
import { reviewEndpoints, sheetEndpoints } from '#src/api/endpoints/reviews.ts';
import { completed } from './completed.ts';
import type { CallOptions, Http } from './http.ts';

export function queryReviews(
  http: Http,
  { filters, orderBy, desc, pageNum, pageSize }: ListQuery,
  signal: AbortSignal,
): Promise<Result<ListPage<ReviewRow>>> {
  const request = { ...filters, pageNum, pageSize, ...(orderBy ? { orderBy, desc } : {}) };
  return http.call(reviewEndpoints.query, request, { signal });
}

export const fetchDeskCounts = (http: Http, signal: AbortSignal): Promise<Result<DeskCounts>> =>
  http.call(reviewEndpoints.counts, undefined, { signal });

export const fetchReview = (http: Http, id: string, signal?: AbortSignal): Promise<Result<Review>> =>
  http.call(reviewEndpoints.get, { id }, signal ? { signal } : {});

export const fetchCandidates = (http: Http, subject: Subject, signal: AbortSignal): Promise<Result<PanelOffer>> =>
  http.call(reviewEndpoints.candidates, subject, { signal });

/** What a chair does to a review, with what it needs (`src/api/endpoints/reviews.ts`). */
export type ReviewStep = {
  [Step in 'change' | 'replace' | 'remind' | 'reopen' | 'keep' | 'pass' | 'return']: {
    step: Step;
    request: RequestOf<(typeof reviewEndpoints)[Step]>;
  };
}['change' | 'replace' | 'remind' | 'reopen' | 'keep' | 'pass' | 'return'];

export const stepReview = (
  http: Http,
  { step, request }: ReviewStep,
  options: CallOptions,
): Promise<Result<Review | null>> =>
  completed(http.call(reviewEndpoints[step], request as never, options), () => fetchReview(http, request.id));

/** Brings the application online that a review has passed, and returns the review. */
export const bringOnline = (
  http: Http,
  { id, application }: { id: string; application: string },
  options: CallOptions,
): Promise<Result<Review | null>> =>
  completed(
    http
      .call(lineEndpoint(applicationsPath), { id: application }, options)
      .then((answer) => (answer.ok ? success(null) : answer)),
    () => fetchReview(http, id),
  );

/** Opens a review. Null when the server does not return it: then its id is unknown. */
export const appointPanel = (
  http: Http,
  panel: RequestOf<typeof reviewEndpoints.appoint>,
  options: CallOptions,
): Promise<Result<Review | null>> => http.call(reviewEndpoints.appoint, panel, options);

/** One's own sheet of a review, by the review's id. */
export const fetchSheet = (http: Http, id: string, signal?: AbortSignal): Promise<Result<OwnSheet>> =>
  http.call(sheetEndpoints.get, { id }, signal ? { signal } : {});

/** The subject of a review, for its panel and its chair. */
export const fetchSubject = (http: Http, id: string, signal?: AbortSignal): Promise<Result<SubjectRecord>> =>
  http.call(sheetEndpoints.subject, { id }, signal ? { signal } : {});

interface SheetWrite extends SheetContent {
  id: string;
  /** The version that it is based on. The server refuses the write when it has a newer one. */
  version: number;
}

export const saveSheet = (http: Http, sheet: SheetWrite, options: CallOptions): Promise<Result<OwnSheet | null>> =>
  completed(http.call(sheetEndpoints.save, sheet, options), () => fetchSheet(http, sheet.id));

export const submitSheet = (http: Http, sheet: SheetWrite, options: CallOptions): Promise<Result<OwnSheet | null>> =>
  completed(http.call(sheetEndpoints.submit, sheet, options), () => fetchSheet(http, sheet.id));

/** The sheet of an expert who gave it on paper. */
export const fetchPaper = (http: Http, id: string, account: string, signal?: AbortSignal): Promise<Result<OwnSheet>> =>
  http.call(sheetEndpoints.paper, { id, account }, signal ? { signal } : {});

/** Enters a sheet that was given on paper, with the pictures of the paper. */
export const enterSheet = (
  http: Http,
  sheet: SheetWrite & { account: string; scans: string[] },
  options: CallOptions,
): Promise<Result<OwnSheet | null>> =>
  completed(http.call(sheetEndpoints.enter, sheet, options), () => fetchPaper(http, sheet.id, sheet.account));

export const recuse = (
  http: Http,
  id: string,
  reason: string,
  options: CallOptions,
): Promise<Result<OwnSheet | null>> =>
  completed(http.call(sheetEndpoints.recuse, { id, reason }, options), () => fetchSheet(http, id));
