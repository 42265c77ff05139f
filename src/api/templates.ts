import type { Result } from '#src/domain/failure.ts';
import type { TemplateKind } from '#src/domain/scoring/kinds.ts';
import type { TemplateContent, TemplateVersion } from '#src/domain/scoring/template-version.ts';
import { templateEndpoints } from '#src/api/endpoints/templates.ts';
import { completed } from './completed.ts';
import type { CallOptions, Http } from './http.ts';

/** All versions of all kinds. */
export const fetchTemplates = (http: Http, signal: AbortSignal): Promise<Result<readonly TemplateVersion[]>> =>
  http.call(templateEndpoints.query, {}, { signal });

export const fetchTemplate = (http: Http, id: string, signal?: AbortSignal): Promise<Result<TemplateVersion>> =>
  http.call(templateEndpoints.get, { id }, signal ? { signal } : {});

/** The version of a kind that is in force; that of `common` where the kind has none. */
export const fetchTemplateInForce = (
  http: Http,
  kind: TemplateKind,
  signal: AbortSignal,
): Promise<Result<TemplateVersion>> => http.call(templateEndpoints.inForce, { kind }, { signal });

/** Null when the server does not return the new version: then its id is unknown. */
export const addTemplate = (
  http: Http,
  kind: TemplateKind,
  content: TemplateContent,
  options: CallOptions,
): Promise<Result<TemplateVersion | null>> => http.call(templateEndpoints.add, { kind, ...content }, options);

/** `version` is the version that the content is based on. The server refuses the save when it has a newer one. */
export const updateTemplate = (
  http: Http,
  id: string,
  version: number,
  content: TemplateContent,
  options: CallOptions,
): Promise<Result<TemplateVersion | null>> =>
  completed(http.call(templateEndpoints.update, { id, version, ...content }, options), () => fetchTemplate(http, id));

/** What can be done to a version. */
const templateSteps = ['enforce', 'retire', 'del'] as const;
export type TemplateStep = (typeof templateSteps)[number];

/** The content of an active version never changes, so only the other steps send the version that the person has seen. */
export const stepTemplate = (
  http: Http,
  step: TemplateStep,
  { id, version }: Pick<TemplateVersion, 'id' | 'version'>,
  options: CallOptions,
): Promise<Result<TemplateVersion | null>> =>
  step === 'retire'
    ? http.call(templateEndpoints.retire, { id }, options)
    : http.call(templateEndpoints[step], { id, version }, options);
