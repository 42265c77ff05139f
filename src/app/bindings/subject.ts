import { fromPromise } from 'xstate';
import { createContentApi } from '#src/api/content.ts';
import type { Http } from '#src/api/http.ts';
import { fetchSubject } from '#src/api/reviews.ts';
import type { Offers } from '#src/domain/capabilities.ts';
import type { ContentType } from '#src/domain/content/content-type.ts';
import { namesIn } from '#src/domain/content/reference-names.ts';
import { textOf } from '#src/domain/content/record.ts';
import { contentTypes } from '#src/domain/content/types/types.ts';
import { valuesOf } from '#src/domain/content/values.ts';
import { failed, type Result, success } from '#src/domain/failure.ts';
import type { Grants } from '#src/domain/rights/access.ts';
import { recordPath } from '#src/domain/routes/location.ts';
import { opens } from '#src/domain/routes/routes.ts';
import { withoutContacts } from '#src/domain/scoring/panel.ts';
import { imported } from '#src/i18n/import-afresh.ts';
import { type SubjectQuestion, type SubjectToRead, subjectMachine } from '#src/machines/record/subject.ts';

/** The subject of a review. Nothing is fetched from a server without this call. */
export const bindReviewSubject = (http: Http, offers: Offers) =>
  bind(async ({ id }, signal) => {
    if (!offers('subject')) return failed({ kind: 'notOffered' });
    const answer = await fetchSubject(http, id, signal);
    if (!answer.ok) return answer;
    const { path, title, values, savedTime, isChanged } = answer.value;
    const type = withoutContacts(await loadType(path));
    return success({ type, title, status: null, values, names: {}, outdated: isChanged ? savedTime : null });
  });

/** A record of a content type. Nothing is fetched for a person who may not open it. */
export const bindRecordSubject = (http: Http, grants: () => Grants) =>
  bind(async ({ path, id }, signal) => {
    if (!opens(grants(), recordPath(path, id))) return failed({ kind: 'forbidden' });
    const type = await loadType(path);
    const answer = await createContentApi(http, type).get(id, signal);
    if (!answer.ok) return answer;
    const record = answer.value;
    return success({
      type,
      title: textOf(record, type.titleField),
      status: record.status,
      values: valuesOf(type, record),
      names: namesIn(type, record),
      outdated: null,
    });
  });

const bind = (read: (question: SubjectQuestion, signal: AbortSignal) => Promise<Result<SubjectToRead>>) =>
  subjectMachine.provide({ actors: { fetchSubject: fromPromise(({ input, signal }) => read(input, signal)) } });

function loadType(path: string): Promise<ContentType> {
  const entry = contentTypes.find((one) => one.path === path);
  if (!entry) throw new Error(`there is no content type ${path}`);
  return imported(entry.load);
}
