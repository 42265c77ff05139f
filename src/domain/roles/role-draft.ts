import { array, object, safeParse, string } from 'valibot';
import type { ContentValues } from '#src/domain/content/rules.ts';
import type { Granted } from './role-matrix.ts';

/** What is typed and ticked in a role's form. */
export interface RoleForm {
  roleName: string;
  granted: Granted;
}

/** With what the role was when it was begun: what others change until it is taken is theirs. */
export interface RoleDraft extends RoleForm {
  base: RoleForm;
}

const form = { roleName: string(), granted: array(string()) };
const Stored = object({ ...form, base: object(form) });

export const writeRoleDraft = (draft: RoleDraft): ContentValues => ({ role: JSON.stringify(draft) });

/** A damaged draft is none, and neither is one that does not say what it is based on. */
export function readRoleDraft({ role = '' }: ContentValues): RoleDraft | null {
  const parsed = safeParse(Stored, parseJson(role));
  return parsed.success ? parsed.output : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
