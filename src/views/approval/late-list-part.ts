import { imported } from '#src/i18n/import-afresh.ts';
import { loadTexts } from '#src/i18n/setup.ts';
import { late } from '#src/views/late/late.tsx';

/** What the list of a type with stages shows of its review. It is loaded before such a list is shown, with its texts. */
export const LateListPart = late(async () => {
  const [{ ListPart }] = await Promise.all([imported(() => import('./list-part.tsx')), loadTexts('approval')]);
  return ListPart;
});
