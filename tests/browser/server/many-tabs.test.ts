import { listPath, openAs, shownPage } from '../support/app.ts';
import { watchHeap } from '../support/heap.ts';
import { closeAllUnsaved, editRecords, moveOn, nodesOfTabs } from '../support/many-records.ts';
import { expect, test } from '../support/test.ts';

/** As many pages as stay drawn. */
const drawn = 12;
const records = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => `${listPath}/${from + index + 1}`);

test('twice as many records as stay drawn hold no more nodes than those, and none when they are closed', async ({ page }) => {
  test.setTimeout(300_000);
  await openAs(page, 'editor');
  await expect(shownPage(page).getByRole('heading', { level: 1 })).toBeVisible();
  const held = await watchHeap(page);
  const nodes = async () => (await held()).nodes - (await nodesOfTabs(page));
  await editRecords(page, records(0, drawn + 2));
  await closeAllUnsaved(page);
  await moveOn(page);
  const before = await nodes();
  await editRecords(page, records(0, drawn + 1));
  const few = await nodes();
  await editRecords(page, records(drawn + 1, 2 * drawn));
  const many = await nodes();
  await closeAllUnsaved(page);
  // Eleven more records would hold four thousand; React keeps one or two that it drew before last.
  expect(many - few).toBeLessThan(1000);
  // What React still holds of it goes as it draws; a leak stays, however often.
  await expect
    .poll(
      async () => {
        await moveOn(page);
        return (await nodes()) - before;
      },
      { timeout: 60_000 },
    )
    .toBeLessThan(50);
});
