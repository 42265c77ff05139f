import { contractOf } from './document/document.ts';
import { examplesOfMock } from './examples/examples.ts';
import { pageOf } from './page/page.ts';

/** The files of docs/contract/ by their names. The same endpoint table gives the same texts. */
export async function contractFiles(): Promise<Record<string, string>> {
  const contract = await contractOf(await examplesOfMock());
  return { 'openapi.json': `${JSON.stringify(contract, null, 2)}\n`, 'index.html': await pageOf(contract) };
}
