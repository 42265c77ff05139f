import { adminRole } from '#src/domain/rights/access.ts';

/** The name of a role as people say it. `words` translates i18n keys with their namespace. */
export const roleText = (roleName: string, words: (key: string) => string): string =>
  roleName === adminRole ? words('shell:role.admin') : roleName;
