import { expectList, openAs } from '#tests/browser/support/app.ts';
import { articles, type Bench, log } from './journey.ts';
import { lastTiming, timeNext } from './paints.ts';

/** From a text in the palette until entries of the section are painted: the best matches need no call, records one. */
export const findInPalette = (text: string, section: string) => async (bench: Bench) => {
  const page = await bench.open();
  await openAs(page, log.account, articles.path);
  await expectList(page);
  await page.keyboard.press('Control+k');
  const field = page.getByRole('dialog').getByRole('combobox');
  return async () => {
    await field.fill('没有这一页');
    await page.getByText('没有找到“没有这一页”').waitFor();
    await timeNext(page, 'input', `[role=dialog] [aria-label=${section}] [role=option]`, '');
    await field.fill(text);
    return lastTiming(page);
  };
};
