import { type InferOutput, looseObject, nullish, string } from 'valibot';

/** Operation rights (spec 6). A new right is a new member here and a place in the route rows that have it. */
export type Action = 'add' | 'edit' | 'del' | 'updown' | 'isbanner' | 'istop' | 'expertscore' | 'line';

/** The account that is signed in, as getUserInfo tells it (decision 5). The displayed name is the role name (decision 14). */
export interface Account {
  account: string;
  name: string;
  roleName: string;
  avatar: string;
  /** The password was set by somebody else and has to be changed first (decision 15). */
  mustChange?: boolean | undefined;
}

/** The one role that sees every route; its buttons still come from its granted list (decision 6). */
export const adminRole = 'admin';

/** What an account may do: the pages and the buttons of its modules, and whether it is admin. */
export interface Grants {
  admin: boolean;
  pages: readonly string[];
  buttons: readonly string[];
}

export const noGrants: Grants = { admin: false, pages: [], buttons: [] };

/** An entry of the permission list (decision 5). Only modulePath decides. */
export const ModuleEntry = looseObject({ modulePath: string(), moduleName: nullish(string()) });
export type ModuleEntry = InferOutput<typeof ModuleEntry>;

/**
 * Reads a permission list. `/a/b` grants that page and nothing below or beside it; `/a/b_add` grants the button and the
 * page (spec 6, decision 6). Entries that cannot be used are dropped one by one, duplicates count once.
 */
export function readGrants(entries: readonly unknown[], roleName: string): Grants {
  const pages = new Set<string>();
  const buttons = new Set<string>();
  for (const entry of entries) {
    const path = modulePathOf(entry);
    if (!path) continue;
    const underscore = path.lastIndexOf('_');
    if (underscore < 0) {
      pages.add(path);
    } else if (underscore > 0) {
      buttons.add(path);
      pages.add(path.slice(0, underscore));
    }
  }
  return { admin: roleName === adminRole, pages: [...pages], buttons: [...buttons] };
}

/** Whether the button for `action` on the page at `path` is granted: the page's own path, never the live address. */
export const isGranted = (grants: Grants, path: string, action: Action): boolean =>
  grants.buttons.includes(buttonOf(path, action));

/** The module path of a button, which is also the name of the right (spec 6). */
export const buttonOf = (path: string, action: Action): string => `${path}_${action}`;

function modulePathOf(entry: unknown): string | null {
  if (typeof entry !== 'object' || entry === null) return null;
  const { modulePath } = entry as { modulePath?: unknown };
  return typeof modulePath === 'string' && modulePath.startsWith('/') ? modulePath : null;
}
