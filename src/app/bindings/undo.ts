import { fromPromise } from 'xstate';
import { createContentApi } from '#src/api/content.ts';
import type { CallOptions, Http } from '#src/api/http.ts';
import type { ContentRecord } from '#src/domain/content/record.ts';
import { savedValues } from '#src/domain/content/revision.ts';
import type { Approvals } from '#src/domain/content/types/approvals-setting.ts';
import type { Undo } from '#src/domain/content/undo.ts';
import { failed, type Result, unexplained } from '#src/domain/failure.ts';
import { undoMachine } from '#src/machines/shell/undo.ts';
import { findContentType } from '#src/app/find-content-type.ts';
import { sanitiseValues } from './sanitise-values.ts';
import { createRetryKeys } from './write-keys.ts';

/** The machine that undoes acts, bound to the calls of all content types, with the stages of their reviews. */
export function bindUndo(http: Http, approvals: Approvals) {
  const keyed = createRetryKeys();
  return undoMachine.provide({
    actors: {
      undo: fromPromise(({ input }) => keyed(input, (options) => carryOut(http, approvals, input, options))),
    },
  });
}

/**
 * Carries out an undo by the calls of the record's type. The values of a version come from the server; operations between two
 * saves have a version, too, so the latest save up to it counts.
 */
async function carryOut(
  http: Http,
  approvals: Approvals,
  undo: Undo,
  options: CallOptions,
): Promise<Result<ContentRecord | null>> {
  const type = await findContentType(undo.path, approvals);
  if (!type) return failed(unexplained);
  const api = createContentApi(http, type);
  if (undo.kind === 'operation') return api.operate(undo.operation, undo.id, options);
  const answer = await api.revisions(undo.id);
  if (!answer.ok) return answer;
  const revision = answer.value.find(({ version }) => version <= undo.version);
  if (!revision) return failed({ kind: 'nothing' });
  return api.update(undo.id, undo.base, await sanitiseValues(type, savedValues(type, revision)), options);
}
