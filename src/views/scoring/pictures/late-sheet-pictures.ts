import { imported } from '#src/i18n/import-afresh.ts';
import { loadTexts } from '#src/i18n/setup.ts';
import { late } from '#src/views/late/late.tsx';

/** Files of a sheet (`sheet-pictures.tsx`), loaded with their texts when a page first shows some. */
export const LateSheetPictures = late(async () => {
  const [{ SheetPictures }] = await Promise.all([
    imported(() => import('./sheet-pictures.tsx')),
    loadTexts('sheet'),
    loadTexts('rich'),
  ]);
  return SheetPictures;
});
