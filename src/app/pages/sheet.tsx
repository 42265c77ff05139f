import { fromCallback, fromPromise } from 'xstate';
import type { Http } from '#src/api/http.ts';
import { fetchSheet, fetchSubject, queryReviews, recuse, saveSheet, submitSheet } from '#src/api/reviews.ts';
import { fetchTemplateInForce } from '#src/api/templates.ts';
import type { Offers } from '#src/domain/capabilities.ts';
import type { ContentType } from '#src/domain/content/content-type.ts';
import { defaultListQuery } from '#src/domain/content/list-query.ts';
import { failed, type Result, success } from '#src/domain/failure.ts';
import type { ContentValues } from '#src/domain/content/rules.ts';
import { kindsOf, scorePath, scoringVariants } from '#src/domain/scoring/kinds.ts';
import { mayScore } from '#src/domain/scoring/scoring-rights.ts';
import { sheetLink } from '#src/domain/scoring/sheet-link.ts';
import type { TemplateVersion } from '#src/domain/scoring/template-version.ts';
import type { NextQuestion, NextSheet, SheetEvent, SheetSave } from '#src/machines/scoring/sheet-context.ts';
import { sheetMachine } from '#src/machines/scoring/sheet.ts';
import type { SubjectToRead } from '#src/machines/record/subject.ts';
import { watchNetwork } from '#src/app/browser/watch-network.ts';
import { bindFiles } from '#src/app/bindings/files.ts';
import { imported } from '#src/i18n/import-afresh.ts';
import { type PageWorld, screen } from '#src/app/screen.ts';
import { bindFindDraft } from '#src/app/bindings/find-draft.ts';
import { bindSubject, loadContentType } from '#src/app/bindings/subject.ts';
import { createWriteKeys } from '#src/app/bindings/write-keys.ts';

/** The number of waiting bases that are searched for the next one. */
const mostWaiting = 100;

/** A scoring page (decision 036): one for all kinds of base. */
export function createSheetScreen({ http, offers, drafts, session }: PageWorld) {
  const keyOf = createWriteKeys();

  const fetchOwn = fromPromise(({ input, signal }: { input: { id: string }; signal: AbortSignal }) =>
    fetchSheet(http, input.id, signal),
  );
  const sentBy = (send: typeof saveSheet) =>
    fromPromise(({ input: { id, version, content, attempt } }: { input: SheetSave }) =>
      send(http, { id, version, ...content }, keyOf(attempt)),
    );

  return screen({
    view: async () => (await imported(() => import('#src/views/scoring/sheet-screen.tsx'))).SheetScreen,
    texts: ['sheet', 'content', 'tourism', 'rich'],
    machine: sheetMachine.provide({
      guards: { mayScore: () => mayScore(session().context.grants) },
      actors: {
        files: bindFiles(http),
        subject: bindSubject(({ id }, signal) => readSubject(http, offers, id, signal)),
        watchNetwork: fromCallback<SheetEvent>(({ sendBack }) =>
          watchNetwork((online) => sendBack({ type: 'network.reported', online })),
        ),
        fetchTemplate: fromPromise(({ input, signal }) => fetchTemplateOf(http, input.path, signal)),
        fetchRecord: fetchOwn,
        fetchTheirs: fetchOwn,
        findDraft: bindFindDraft(drafts),
        saveRecord: sentBy(saveSheet),
        submitSheet: sentBy(submitSheet),
        recuse: fromPromise(({ input: { id, reason, attempt } }) => recuse(http, id, reason, keyOf(attempt))),
        findNext: fromPromise(({ input, signal }) => findNext(http, input, signal)),
      },
    }),
  });
}

/** The subject of a review. Nothing is fetched from a server without this call. */
async function readSubject(
  http: Http,
  offers: Offers,
  id: string,
  signal: AbortSignal,
): Promise<Result<SubjectToRead>> {
  if (!offers('subject')) return failed({ kind: 'notOffered' });
  const answer = await fetchSubject(http, id, signal);
  if (!answer.ok) return answer;
  const { path, values, savedTime, isChanged } = answer.value;
  const type = withFieldsOf(await loadContentType(path), values);
  return success({ type, status: null, values, names: {}, outdated: isChanged ? savedTime : null });
}

/** A content type without the fields that the panel does not get. */
const withFieldsOf = (type: ContentType, values: ContentValues): ContentType => ({
  ...type,
  groups: type.groups.map((group) => ({ ...group, fields: group.fields.filter(({ name }) => name in values) })),
});

/** The active template of the first kind of the page that has one; otherwise the one for all kinds. */
async function fetchTemplateOf(http: Http, path: string, signal: AbortSignal): Promise<Result<TemplateVersion>> {
  const variant = scoringVariants.find((one) => scorePath + one === path) ?? 'Common';
  const [first = 'common', ...others] = kindsOf(variant);
  const answer = await fetchTemplateInForce(http, first, signal);
  if (!answer.ok || answer.value.kind === first) return answer;
  for (const kind of others) {
    const other = await fetchTemplateInForce(http, kind, signal);
    if (other.ok && other.value.kind === kind) return other;
  }
  return answer;
}

/** The next waiting base in the order of the list from which this one was opened; after the last one, the first. */
async function findNext(
  http: Http,
  { id, order }: NextQuestion,
  signal: AbortSignal,
): Promise<Result<NextSheet | null>> {
  const query = { ...defaultListQuery, ...order, pageSize: mostWaiting, filters: { show: 'mine' } };
  const answer = await queryReviews(http, query, signal);
  if (!answer.ok) return answer;
  const { list } = answer.value;
  const index = list.findIndex((row) => row.id === id);
  const [next] = [...list.slice(index + 1), ...list.slice(0, Math.max(index, 0))];
  return success(next ? { title: next.title, href: sheetLink(next, order) } : null);
}
