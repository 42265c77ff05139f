import { type InferOutput, looseObject, nullish, string } from 'valibot';

/** Operation rights (product 6). A new right is a new member here and a place in the route rows that have it. */
export type Action = 'add' | 'edit' | 'del' | 'updown' | 'isbanner' | 'istop' | 'expertscore' | 'line';

/** The account that is signed in, as getUserInfo tells it (decision 002). The displayed name is the role name (decision 030). */
export interface Account {
  account: string;
  name: string;
  roleName: string;
  avatar: string;
  /** The password was set by somebody else and has to be changed first (decision 031). */
  mustChange?: boolean | undefined;
}

/** The one role that sees every route; its buttons still come from its granted list (decision 004). */
export const adminRole = 'admin';

/** What an account may do: the pages and the buttons of its modules, and whether it is admin. */
export interface Grants {
  admin: boolean;
  pages: readonly string[];
  buttons: readonly string[];
}

export const noGrants: Grants = { admin: false, pages: [], buttons: [] };

/** An entry of the permission list (decision 002). Only modulePath decides. */
export const ModuleEntry = looseObject({ modulePath: string(), moduleName: nullish(string()) });
export type ModuleEntry = InferOutput<typeof ModuleEntry>;

/** Whether the button for `action` on the page at `path` is granted: the page's own path, never the live address. */
export const isGranted = (grants: Grants, path: string, action: Action): boolean =>
  grants.buttons.includes(buttonOf(path, action));

/** The module path of a button, which is also the name of the right (product 6). */
export const buttonOf = (path: string, action: Action): string => `${path}_${action}`;
