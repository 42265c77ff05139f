import { safeParse } from 'valibot';
import { fromPromise } from 'xstate';
import { sendDecision } from '#src/api/approval.ts';
import { createContentApi } from '#src/api/content.ts';
import { dismissalsOf, writeDismissals } from '#src/domain/content/dismissals.ts';
import type { Checked } from '#src/domain/checks/subject.ts';
import type { ContentType } from '#src/domain/content/content-type.ts';
import { defaultListQuery, readListQuery } from '#src/domain/content/list-query.ts';
import { findNeighbours, noNeighbours } from '#src/domain/content/neighbours.ts';
import { type ContentRecord, textOf } from '#src/domain/content/record.ts';
import { startsWithLast, startValues } from '#src/domain/content/start-values.ts';
import { isRevision } from '#src/domain/content/timeline.ts';
import { type ContentValues, rulesOf } from '#src/domain/content/rules.ts';
import { valuesOf } from '#src/domain/content/values.ts';
import { type Result, success } from '#src/domain/failure.ts';
import { wallClockAt } from '#src/domain/platform-time.ts';
import { toLocation } from '#src/domain/routes/location.ts';
import { imported } from '#src/i18n/import-afresh.ts';
import { approvalMachine } from '#src/machines/approval/approval.ts';
import { checksMachine } from '#src/machines/content/checks.ts';
import { editorMachine } from '#src/machines/content/editor.ts';
import { type NamedRecord, newPathOf } from '#src/machines/content/editor-context.ts';
import { revisionsMachine } from '#src/machines/content/revisions.ts';
import { stepsMachine } from '#src/machines/content/steps.ts';
import { type PageWorld, screen } from '#src/app/screen.ts';
import { bindFiles } from '#src/app/bindings/files.ts';
import { bindMap } from '#src/app/bindings/map.ts';
import { fetchReferenceNames } from '#src/app/bindings/reference-names.ts';
import { bindReferences } from '#src/app/bindings/references.ts';
import { sanitiseValues } from '#src/app/bindings/sanitise-values.ts';
import { bindFindDraft } from '#src/app/bindings/find-draft.ts';
import { createRetryKeys, createWriteKeys } from '#src/app/bindings/write-keys.ts';

/** How long a new form waits for what it begins with, in milliseconds. */
const patience = 1500;

/** The page of one record of a content type: the generic editor, its machine bound to the type's calls. */
export function createEditorScreen(world: PageWorld, type: ContentType) {
  const { http, drafts, listHref, mapKey, session } = world;
  const api = createContentApi(http, type);
  const keyOf = createWriteKeys();
  const operating = createRetryKeys();
  const deciding = createRetryKeys();

  const named = (record: ContentRecord): NamedRecord => ({ record, title: textOf(record, type.titleField) });

  const fetchRecord = async (id: string, signal: AbortSignal): Promise<Result<NamedRecord>> => {
    const answer = await api.get(id, signal);
    return answer.ok ? success(named(answer.value)) : answer;
  };

  /** Dismissals are sent where they changed. A deleted record that is saved again keeps one's own. */
  const withDismissals = ({ dismissals = '', ...fields }: ContentValues, base: ContentRecord | null): ContentValues => {
    const { account } = session().context.account ?? {};
    const own = base ? dismissals : writeDismissals(dismissalsOf({ dismissals }).filter(({ by }) => by === account));
    return own === (base ? textOf(base, 'dismissals') : '') ? fields : { ...fields, dismissals: own };
  };

  const fetchTheirs = async (id: string, values: ContentValues, signal: AbortSignal) => {
    const answer = await fetchRecord(id, signal);
    if (!answer.ok) return answer;
    const both = [values, valuesOf(type, answer.value.record)];
    return success({ ...answer.value, names: await fetchReferenceNames(http, type, both, signal) });
  };

  const fetchHistory = async (id: string, signal: AbortSignal) => {
    const answer = await api.timeline(id, signal);
    if (!answer.ok) return answer;
    const saved = answer.value.filter(isRevision).map(({ values }) => values);
    return success({ entries: answer.value, names: await fetchReferenceNames(http, type, saved, signal) });
  };

  /** Fetches no names of referenced records: the timeline names fields, not their values. */
  const fetchChanges = async (id: string, signal: AbortSignal) => {
    const answer = await api.timeline(id, signal);
    return answer.ok ? success({ entries: answer.value, names: {} }) : answer;
  };

  /** The code of the checks is loaded with the first one. */
  const check = async (record: Checked, signal: AbortSignal) => {
    const { checksOf } = await imported(() => import('#src/app/bindings/checks/session-checks.ts'));
    return (await checksOf(world).check(type, [record], signal))[0] ?? [];
  };

  /** A late answer is not waited for: the form then begins with the time and the person's name. */
  const findStart = async () => {
    const { account = '', name = '' } = session().context.account ?? {};
    const filters = { createdBy: account };
    const newest = { ...defaultListQuery, pageSize: 1, orderBy: 'createdTime', desc: true, filters };
    const answer = startsWithLast(type) ? await api.query(newest, AbortSignal.timeout(patience)) : null;
    const last = (answer?.ok && answer.value.list[0]) || null;
    return startValues(type, { now: `${wallClockAt(Date.now()).slice(0, -2)}00`, name, last });
  };

  /** The neighbours in the list as its tab currently shows it. */
  const neighboursOf = (id: string | null, signal: AbortSignal) => {
    if (id === null) return Promise.resolve(noNeighbours);
    const query = readListQuery(toLocation(listHref(type.path)).search);
    return findNeighbours(id, query, async (page) => {
      const answer = await api.query(page, signal);
      return answer.ok ? answer.value.list.map((record) => record.id) : null;
    });
  };

  return screen({
    view: async () => {
      const { EditorScreen } = await imported(() => import('#src/views/editor/editor-screen.tsx'));
      return ({ actor }) => <EditorScreen type={type} actor={actor} />;
    },
    texts: ['content', 'editor', ...(type.words ? [type.words] : []), ...(type.stages ? ['approval' as const] : [])],
    machine: editorMachine.provide({
      guards: {
        isComplete: (_, values: ContentValues) => safeParse(rulesOf(type), values).success,
        hasRoomForCopy: ({ context }) => !drafts()?.find(newPathOf(context), null),
      },
      actors: {
        references: bindReferences(http),
        map: bindMap(mapKey),
        files: bindFiles(http),
        checks: checksMachine.provide({
          actors: {
            check: fromPromise(({ input, signal }) => check(input.record, signal)),
          },
        }),
        revisions: revisionsMachine.provide({
          actors: { fetchHistory: fromPromise(({ input, signal }) => fetchHistory(input.id, signal)) },
        }),
        changes: revisionsMachine.provide({
          actors: { fetchHistory: fromPromise(({ input, signal }) => fetchChanges(input.id, signal)) },
        }),
        steps: stepsMachine.provide({
          actors: {
            fetchSteps: fromPromise(({ input: { id }, signal }) => api.history(id, signal)),
          },
        }),
        approval: approvalMachine.provide({
          actors: {
            decide: fromPromise(({ input }) =>
              deciding(input, (options) => sendDecision(http, type.path, input.decision, input, options)),
            ),
            fetchRecord: fromPromise(({ input: { id }, signal }) => api.get(id, signal)),
          },
        }),
        findStart: fromPromise(findStart),
        findNeighbours: fromPromise(({ input, signal }) => neighboursOf(input.id, signal)),
        findDraft: bindFindDraft(drafts),
        fetchRecord: fromPromise(({ input, signal }) => fetchRecord(input.id, signal)),
        fetchTheirs: fromPromise(({ input, signal }) => fetchTheirs(input.id, input.values, signal)),
        saveRecord: fromPromise(async ({ input: { base, values: typed, attempt } }) => {
          const values = withDismissals(await sanitiseValues(type, typed), base);
          const options = keyOf(attempt);
          const answer = await (base ? api.update(base.id, base.version, values, options) : api.add(values, options));
          if (!answer.ok) return answer;
          // A server that keeps no dismissals answers without them; then the form would never count as saved.
          const { dismissals = '' } = typed;
          return success(answer.value && named({ dismissals, ...answer.value }));
        }),
        operate: fromPromise(({ input: { operation, id, reason } }) =>
          operating([operation.name, id, reason], (options) => api.operate(operation, id, options, reason)),
        ),
      },
    }),
  });
}
