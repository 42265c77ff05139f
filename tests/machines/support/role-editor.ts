import { fromPromise } from 'xstate';
import { grantsOf } from '#mocks/seed/modules.ts';
import type { Draft } from '#src/domain/content/draft.ts';
import { failed, type Result, success } from '#src/domain/failure.ts';
import { type RoleDraft, writeRoleDraft } from '#src/domain/roles/role-draft.ts';
import { matrixOf } from '#src/domain/roles/role-matrix.ts';
import type { Role } from '#src/domain/roles/role.ts';
import { availabilityMachine, type NameQuestion } from '#src/machines/availability.ts';
import type { RolesAndMatrix, RoleSave } from '#src/machines/roles/role-editor-context.ts';
import { roleEditorMachine } from '#src/machines/roles/role-editor.ts';
import { at } from './facts.ts';
import { port } from './port.ts';
import { run, settled } from './run.ts';

export const listPath = '/system/roleManager';
export const science = '/home/scienceKnowledge';
const matrix = matrixOf(grantsOf((path) => path === science || path === listPath));
export const roleOf = (id: string, roleName: string, paths: readonly string[], userCount = 2): Role => ({
  id,
  roleName,
  moduleInfoList: paths.map((modulePath) => ({ modulePath })),
  userCount,
});
export const manager = roleOf('1', 'admin', [listPath, `${listPath}_edit`], 1);
export const editor = roleOf('2', '编辑', ['/gone/page', science]);
export const known: RolesAndMatrix = { roles: [manager, editor], matrix };
export const nameTaken = failed({ kind: 'refused', code: 400, message: '角色已存在', reason: 'nameTaken' });
export const inputOf = (id: string) => ({ tabId: 'tab3', location: at(`${listPath}/${id}`).location });
export const draftOf = (form: RoleDraft): Draft => ({ values: writeRoleDraft(form), version: null, savedAt: 0 });
export const draft = draftOf({
  roleName: '草稿',
  granted: [science, '/gone/page'],
  base: { roleName: '', granted: [] },
});
export const conflict = failed({
  kind: 'refused',
  code: 409,
  message: '角色已被他人修改，请刷新后重试',
  reason: 'conflict',
});

/** The loaded page of a role. Its calls wait for answers of the test. */
export async function opened(id: string, given = known, found: Draft | null = null) {
  const fetchRoles = port<Result<RolesAndMatrix>, { id: string }>();
  const saveRole = port<Result<Role | null>, RoleSave>();
  const checkName = port<Result<boolean>, NameQuestion>();
  const running = run(
    roleEditorMachine.provide({
      actors: {
        availability: availabilityMachine.provide({ actors: { checkName: checkName.logic } }),
        fetchRecord: fetchRoles.logic,
        fetchTheirs: fetchRoles.logic,
        saveRecord: saveRole.logic,
        findDraft: fromPromise(() => Promise.resolve(found)),
      },
    }),
    inputOf(id),
  );
  await fetchRoles.answer(success(given));
  await settled();
  const context = () => running.actor.getSnapshot().context;
  return { ...running, fetchRoles, saveRole, checkName, context };
}
