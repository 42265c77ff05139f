import { fromPromise } from 'xstate';
import { createContentApi } from '#src/api/content.ts';
import type { CallOptions } from '#src/api/http.ts';
import type { ContentRecord } from '#src/domain/content/record.ts';
import { savedValues } from '#src/domain/content/revision.ts';
import type { Undo } from '#src/domain/content/undo.ts';
import { failed, isUnanswered, type Result, success, unexplained } from '#src/domain/failure.ts';
import { type UndoCheck, undoMachine } from '#src/machines/shell/undo.ts';
import { findContentType } from '#src/app/find-content-type.ts';
import type { PageWorld } from '#src/app/screen.ts';
import { checkRecord, type CheckingWorld } from './checks/session-checks.ts';
import { sanitiseValues } from './sanitise-values.ts';
import { createRetryKeys } from './write-keys.ts';

type World = CheckingWorld & Pick<PageWorld, 'approvals'>;

/** The machine that undoes acts, bound to the calls of all content types, with the stages of their reviews. */
export function bindUndo(world: World) {
  const keyed = createRetryKeys();
  return undoMachine.provide({
    actors: {
      undo: fromPromise(({ input }) => keyed(input, (options) => carryOut(world, input, options))),
      check: fromPromise(({ input, signal }) => check(world, input, signal)),
    },
  });
}

async function check(world: World, { path, id }: Undo, signal: AbortSignal): Promise<Result<UndoCheck>> {
  const type = await findContentType(path, world.approvals);
  if (!type) return failed(unexplained);
  const answer = await createContentApi(world.http, type).get(id, signal);
  if (!answer.ok) return isUnanswered(answer.failure) ? success({ type, findings: null }) : answer;
  const findings = await checkRecord(world, type, answer.value, signal).catch(() => null);
  return success({ type, findings });
}

/**
 * Carries out an undo by the calls of the record's type. The values of a version come from the server; operations between two
 * saves have a version, too, so the latest save up to it counts.
 */
async function carryOut(
  { http, approvals }: World,
  undo: Undo,
  options: CallOptions,
): Promise<Result<ContentRecord | null>> {
  const type = await findContentType(undo.path, approvals);
  if (!type) return failed(unexplained);
  const api = createContentApi(http, type);
  if (undo.kind === 'operation') return api.operate(undo.operation, undo.id, options, undo.reason);
  const answer = await api.revisions(undo.id);
  if (!answer.ok) return answer;
  const revision = answer.value.find(({ version }) => version <= undo.version);
  if (!revision) return failed({ kind: 'nothing' });
  return api.update(undo.id, undo.base, await sanitiseValues(type, savedValues(type, revision)), options);
}
