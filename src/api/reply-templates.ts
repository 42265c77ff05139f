import type { ReplyTemplate } from '#src/domain/consultations/consultation.ts';
import type { Result } from '#src/domain/failure.ts';
import { replyTemplateEndpoints as endpoints } from '#src/api/endpoints/consultations.ts';
import type { CallOptions, Http } from './http.ts';

export const fetchReplyTemplates = (http: Http, signal: AbortSignal): Promise<Result<readonly ReplyTemplate[]>> =>
  http.call(endpoints.query, undefined, { signal });

/** A template as it is typed; `base` is the one that it replaces, null for a new one. */
interface Write {
  base: Pick<ReplyTemplate, 'id' | 'version'> | null;
  name: string;
  text: string;
}

export const saveReplyTemplate = (
  http: Http,
  { base, name, text }: Write,
  options: CallOptions,
): Promise<Result<unknown>> =>
  base
    ? http.call(endpoints.update, { id: base.id, version: base.version, name, text }, options)
    : http.call(endpoints.add, { name, text }, options);

export const deleteReplyTemplate = (http: Http, id: string, options: CallOptions): Promise<Result<unknown>> =>
  http.call(endpoints.del, { id }, options);
