import { fromPromise } from 'xstate';
import { createContentApi } from '#src/api/content.ts';
import type { Http } from '#src/api/http.ts';
import type { ContentType } from '#src/domain/content/content-type.ts';
import { namesIn } from '#src/domain/content/reference-names.ts';
import { valuesOf } from '#src/domain/content/values.ts';
import { failed, type Result, success } from '#src/domain/failure.ts';
import type { Grants } from '#src/domain/rights/access.ts';
import { recordPath } from '#src/domain/routes/location.ts';
import { opens } from '#src/domain/routes/routes.ts';
import { type SubjectQuestion, type SubjectToRead, subjectMachine } from '#src/machines/record/subject.ts';
import { findContentType } from '#src/app/find-content-type.ts';

/** The subject of a page; `read` is how this page fetches it. */
export const bindSubject = (read: (question: SubjectQuestion, signal: AbortSignal) => Promise<Result<SubjectToRead>>) =>
  subjectMachine.provide({ actors: { fetchSubject: fromPromise(({ input, signal }) => read(input, signal)) } });

/** A record of a content type. Nothing is fetched for a person who may not open it. */
export const bindRecordSubject = (http: Http, grants: () => Grants) =>
  bindSubject(async ({ path, id }, signal) => {
    if (!opens(grants(), recordPath(path, id))) return failed({ kind: 'forbidden' });
    const type = await loadContentType(path);
    const answer = await createContentApi(http, type).get(id, signal);
    if (!answer.ok) return answer;
    const record = answer.value;
    return success({
      type,
      status: record.status,
      values: valuesOf(type, record),
      names: namesIn(type, record),
      outdated: null,
    });
  });

export function loadContentType(path: string): Promise<ContentType> {
  const found = findContentType(path);
  if (!found) throw new Error(`there is no content type ${path}`);
  return found;
}
