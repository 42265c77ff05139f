import { type Action, actions, buttonOf, type Grants } from './access.ts';

/** Actions without a right of their own, by the right that they need; null where the page suffices (decision 004). */
const borrowed = {
  import: 'add',
  copy: 'add',
  restore: 'edit',
  reset: 'edit',
  enable: 'edit',
  disable: 'edit',
  unlock: 'edit',
  submit: 'edit',
  return: 'edit',
  pass: 'edit',
  export: null,
  print: null,
  preview: null,
} as const satisfies Record<string, Action | null>;

/** All actions of pages, with or without a right of their own. A bulk action needs the right of the single one. */
export type PageAction = Action | keyof typeof borrowed;

export const pageActions: readonly PageAction[] = [...actions, ...(Object.keys(borrowed) as (keyof typeof borrowed)[])];

/** The module path that the action needs on the page at `path`. */
export function rightFor(path: string, action: PageAction): string {
  const needed = action in borrowed ? borrowed[action as keyof typeof borrowed] : (action as Action);
  return needed === null ? path : buttonOf(path, needed);
}

/**
 * Whether a page or a button is granted, by its module path. A role named admin sees every page; its buttons are granted one by
 * one. The client and the mock both judge by this.
 */
export const holds = ({ admin, pages, buttons }: Grants, right: string): boolean =>
  isButton(right) ? buttons.includes(right) : admin || pages.includes(right);

/** Whether a module path is a button's: `<page>_<action>`. */
export const isButton = (right: string): boolean => right.includes('_');
