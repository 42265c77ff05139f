import { array, safeParse, string } from 'valibot';
import type { ContentValues } from '../content/rules.ts';
import type { Granted } from './role-matrix.ts';

/** What is typed and ticked in a role's form. */
export interface RoleForm {
  roleName: string;
  granted: Granted;
}

export const writeRoleDraft = ({ roleName, granted }: RoleForm): ContentValues => ({ roleName, granted: JSON.stringify(granted) });

/** A damaged draft is none. */
export function readRoleDraft({ roleName = '', granted = '' }: ContentValues): RoleForm | null {
  const parsed = safeParse(array(string()), parseJson(granted));
  return parsed.success ? { roleName, granted: parsed.output } : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
