import type { ContentValues } from '#src/domain/content/rules.ts';
import { contentTypes } from '#src/domain/content/types/types.ts';
import { toLocation } from '#src/domain/routes/location.ts';
import { matchRoute } from '#src/domain/routes/routes.ts';
import { readRoleDraft } from '#src/domain/roles/role-draft.ts';
import { rolesPath } from '#src/domain/roles/role.ts';
import { scorePath } from '#src/domain/scoring/kinds.ts';
import { readSheetDraft } from '#src/domain/scoring/sheet-draft.ts';
import { readTemplateDraft } from '#src/domain/scoring/template-form.ts';
import { templatesPath } from '#src/domain/scoring/template-version.ts';
import { usersPath } from '#src/domain/users/user.ts';
import { isRunPath } from '#src/domain/tables/run-path.ts';
import type { KeptDraft } from '#src/domain/work/waiting.ts';
import { imported } from '#src/i18n/import-afresh.ts';
import type { AccountDrafts } from './draft-store.ts';

/** The drafts of existing pages, newest first, each with its typed title if it has one. */
export const listDrafts = (drafts: AccountDrafts | null): Promise<readonly KeptDraft[]> =>
  Promise.all(
    (drafts?.all() ?? [])
      // The draft of a sheet is stored under its review, whose id follows the path.
      .filter(({ path }) => matchRoute(toLocation(path).path) && !isRunPath(path))
      .map(async ({ path, draft: { values, savedAt } }) => ({
        path,
        subject: (await typedTitleOf(path, values).catch(() => '')) || null,
        savedAt,
      })),
  );

async function typedTitleOf(path: string, values: ContentValues): Promise<string | undefined> {
  const parent = path.slice(0, path.lastIndexOf('/'));
  const type = contentTypes.find((entry) => entry.path === parent);
  if (type) {
    const descriptor = await imported(type.load);
    return values[descriptor.titleField];
  }
  if (path.startsWith(scorePath)) return readSheetDraft(values)?.title;
  if (parent === rolesPath) return readRoleDraft(values)?.roleName;
  if (parent === templatesPath) return readTemplateDraft(values)?.name;
  return parent === usersPath ? values['account'] : undefined;
}
