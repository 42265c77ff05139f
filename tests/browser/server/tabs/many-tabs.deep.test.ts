import { listPath } from '#tests/browser/support/app.ts';
import { openAtRest, watchHeap } from '#tests/browser/support/heap.ts';
import {
  closeAllUnsaved,
  editRecords,
  renderTwice,
  nodesOfTabs,
  showRecords,
} from '#tests/browser/support/many-records.ts';
import { expect, test } from '#tests/browser/support/test.ts';

// A trace takes snapshots of the document, which stay on the heap.
test.use({ trace: 'off' });

/** As many pages as stay rendered. */
const drawn = 12;
/** A kept record has about 370 nodes; the shell’s own texts vary by a few. */
const ofOneRecord = 300;
const records = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `${listPath}/${from + index + 1}`);

test('twice as many records as stay rendered hold no more nodes than those, and none when they are closed', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await openAtRest(page);
  const held = await watchHeap(page);
  const nodes = async () => {
    // First, because the browser keeps five nodes for elements that Playwright inspected.
    const tabNodes = await nodesOfTabs(page);
    return (await held()).nodes - tabNodes;
  };
  await editRecords(page, records(0, drawn + 2));
  await closeAllUnsaved(page);
  await renderTwice(page);
  const before = await nodes();
  // Both readings render the same twelve pages and nothing else, because records differ in size.
  const nodesOfSame = async () => {
    await showRecords(page, records(1, drawn + 1));
    return nodes();
  };
  await editRecords(page, records(0, drawn + 1));
  // A first pass loads what a page requests when it is shown.
  await nodesOfSame();
  const few = await nodesOfSame();
  await editRecords(page, records(drawn + 1, 2 * drawn));
  expect(await nodesOfSame()).toBeLessThan(few + ofOneRecord);
  await closeAllUnsaved(page);
  await renderTwice(page);
  expect(await nodes()).toBeLessThan(before + ofOneRecord);
});
