import { adminRole } from '#src/domain/rights/access.ts';

/** The name of a role as people say it. `text` finds texts of the namespace `shell`. */
export const roleText = (roleName: string, text: (key: string) => string): string =>
  roleName === adminRole ? text('role.admin') : roleName;
