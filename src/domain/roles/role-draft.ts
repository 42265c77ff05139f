import { array, object, string } from 'valibot';
import type { ContentValues } from '#src/domain/content/rules.ts';
import { readJson } from '#src/domain/read-json.ts';
import type { Granted } from './role-matrix.ts';

/** The values of a role's form. */
export interface RoleForm {
  roleName: string;
  granted: Granted;
}

/**
 * The form together with the saved role that it started from (`base`). It makes changes by others
 * recognisable later.
 */
export interface RoleDraft extends RoleForm {
  base: RoleForm;
}

const form = { roleName: string(), granted: array(string()) };
const Stored = object({ ...form, base: object(form) });

export const writeRoleDraft = (draft: RoleDraft): ContentValues => ({ role: JSON.stringify(draft) });

/** Reads a draft; null when it is damaged or has no `base`. */
export const readRoleDraft = ({ role }: ContentValues): RoleDraft | null => readJson(Stored, role);
