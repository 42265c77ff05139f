import type { Http } from '#src/api/http.ts';
import { imported } from '#src/i18n/import-afresh.ts';
import type { PageWorld, Screen } from '#src/app/screen.ts';

type Loader = (world: PageWorld) => Promise<Screen>;

/** The screens of the system settings, listed apart: what few people open weighs nothing on the login page. */
export const systemScreens = {
  roles: async (world) => (await imported(() => import('#src/app/pages/roles.tsx'))).createRolesScreen(world),
  roleEditor: async (world) =>
    (await imported(() => import('#src/app/pages/role-editor.tsx'))).createRoleEditorScreen(world),
  users: async (world) => (await imported(() => import('#src/app/pages/users.tsx'))).createUsersScreen(world),
  user: async (world) => (await imported(() => import('#src/app/pages/users.tsx'))).createUserScreen(world),
  logs: async (world) => (await imported(() => import('#src/app/pages/logs.tsx'))).createLogScreen(world),
} satisfies Record<string, Loader>;

export const loadRolePicker = async (http: Http) =>
  (await imported(() => import('#src/app/pages/role-picker.tsx'))).createRolePicker(http);
