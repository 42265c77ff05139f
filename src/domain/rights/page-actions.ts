import { type Action, buttonOf, type Grants } from './access.ts';

/** Every operation right, in the order of the specification (product 6). */
export const actions: readonly Action[] = ['add', 'edit', 'del', 'updown', 'isbanner', 'istop', 'expertscore', 'line'];

/** Actions without a right of their own: whose they need, null where the page is enough (decision 004). */
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

/** Whatever can be done on a page, with a right of its own or without. A bulk action is its single one. */
export type PageAction = Action | keyof typeof borrowed;

export const pageActions: readonly PageAction[] = [...actions, ...(Object.keys(borrowed) as (keyof typeof borrowed)[])];

/** The module path that the action needs on the page at `path`. */
export function rightFor(path: string, action: PageAction): string {
  const needed = action in borrowed ? borrowed[action as keyof typeof borrowed] : (action as Action);
  return needed === null ? path : buttonOf(path, needed);
}

/** Whether a page or a button is granted, by its module path. A role named admin sees pages; its buttons are granted one by one. */
export const holds = ({ admin, pages, buttons }: Grants, right: string): boolean =>
  right.includes('_') ? buttons.includes(right) : admin || pages.includes(right);
