import { checkRead } from '#scripts/contract/check/check-reads.ts';
import { agrees, emptyReport, linesOf } from '#scripts/contract/check/report.ts';
import type { Example, Examples } from '#scripts/contract/document/document.ts';
import type { Json } from '#scripts/contract/document/json.ts';
import { operations } from '#scripts/contract/table/operations.ts';
import { asExample } from './mask.ts';
import { startMock } from './mock-server.ts';

/** The request and the mock’s answer of each read. */
export async function examplesOfMock(): Promise<Examples> {
  const { caller, readers } = await startMock(['admin', 'expert']);
  const examples: Record<string, Example> = {};
  const report = emptyReport();
  for (const operation of operations) {
    if (operation.endpoint.kind !== 'read') continue;
    await checkRead(operation, {
      caller,
      readers,
      report,
      onAnswer: ({ id, endpoint: { secrets } }, request, { json }) => {
        examples[id] = {
          request: asExample((request ?? null) as Json, secrets),
          answer: asExample(json as Json, secrets),
        };
      },
    });
  }
  if (!agrees(report)) throw new Error(`the mock breaks the contract:\n${linesOf(report, operations).join('\n')}`);
  return examples;
}
