import { listPath } from '#tests/browser/support/app.ts';
import { openAtRest, watchHeap } from '#tests/browser/support/heap.ts';
import { closeAllUnsaved, editRecords, moveOn, nodesOfTabs, showRecords } from '#tests/browser/support/many-records.ts';
import { expect, test } from '#tests/browser/support/test.ts';

// A trace takes pictures of the document, and what they show stays on the heap.
test.use({ trace: 'off' });

/** As many pages as stay drawn. */
const drawn = 12;
/** A kept record holds some 370 nodes; the shell's own texts come and go by a few. */
const ofOneRecord = 300;
const records = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `${listPath}/${from + index + 1}`);

test('twice as many records as stay drawn hold no more nodes than those, and none when they are closed', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await openAtRest(page);
  const held = await watchHeap(page);
  const nodes = async () => {
    // First: the browser keeps five nodes of what Playwright looked at.
    const tabNodes = await nodesOfTabs(page);
    return (await held()).nodes - tabNodes;
  };
  await editRecords(page, records(0, drawn + 2));
  await closeAllUnsaved(page);
  await moveOn(page);
  const before = await nodes();
  // The same twelve are drawn at both readings, and nothing else: records are not of one size.
  const nodesOfSame = async () => {
    await showRecords(page, records(1, drawn + 1));
    return nodes();
  };
  await editRecords(page, records(0, drawn + 1));
  // Once before: what a page asks for when it is looked at has come then.
  await nodesOfSame();
  const few = await nodesOfSame();
  await editRecords(page, records(drawn + 1, 2 * drawn));
  expect(await nodesOfSame()).toBeLessThan(few + ofOneRecord);
  await closeAllUnsaved(page);
  await moveOn(page);
  expect(await nodes()).toBeLessThan(before + ofOneRecord);
});
