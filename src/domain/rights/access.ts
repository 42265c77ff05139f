import { type InferOutput, looseObject, nullish, string } from 'valibot';

/** The operation rights, in the order of the specification (product 6). A route row or a content type names those that its page has. */
export const actions = ['add', 'edit', 'del', 'updown', 'isbanner', 'istop', 'expertscore', 'line'] as const;
export type Action = (typeof actions)[number];

/**
 * The account that is signed in, as getUserInfo returns it (decision 002). The role name is shown with the
 * name (decision 030).
 */
export interface Account {
  account: string;
  name: string;
  roleName: string;
  avatar: string;
  /** The password was set by somebody else, so it must be changed first (decision 031). */
  mustChange?: boolean | undefined;
}

/** The only role that sees every route. Its buttons still come from its permission list (decision 004). */
export const adminRole = 'admin';

/** What an account may do: the pages and buttons that it is granted, and whether its role is admin. */
export interface Grants {
  admin: boolean;
  pages: readonly string[];
  buttons: readonly string[];
}

export const noGrants: Grants = { admin: false, pages: [], buttons: [] };

/** An entry of the permission list (decision 002). Only `modulePath` matters. */
export const ModuleEntry = looseObject({ modulePath: string(), moduleName: nullish(string()) });
export type ModuleEntry = InferOutput<typeof ModuleEntry>;

/**
 * Whether the button for `action` is granted on the page at `path`. `path` is the page's own path, never the current
 * address.
 */
export const isGranted = (grants: Grants, path: string, action: Action): boolean =>
  grants.buttons.includes(buttonOf(path, action));

/** The module path of a button. It is also the name of the right (product 6). */
export const buttonOf = (path: string, action: Action): string => `${path}_${action}`;
