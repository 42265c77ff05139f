import { parse } from 'valibot';
import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { Http } from '#src/api/http.ts';
import { bindUndo } from '#src/app/bindings/undo.ts';
import type { PageWorld } from '#src/app/screen.ts';
import type { ContentRecord } from '#src/domain/content/record.ts';
import { success } from '#src/domain/failure.ts';
import { operationNamed, recordOf } from '#tests/machines/support/fixtures.ts';
import { science } from '#tests/flows/support/record.ts';

test('the record after an undo is judged by the review of its type', async () => {
  const answered = recordOf('1', { status: 'offline', createdBy: 'editor' });
  const http = {
    call: async ({ response }: { response: Parameters<typeof parse>[0] }) => success(parse(response, answered)),
  } as unknown as Http;
  const changed: (ContentRecord | null)[] = [];
  const undo = { kind: 'operation', path: science, id: '1', title: '', loss: null } as const;
  const actor = createActor(bindUndo({ http, approvals: { [science]: ['审核'] } } as unknown as PageWorld));
  actor.on('records.changed', ({ record }) => changed.push(record));
  actor.start();
  actor.send({ type: 'undo.requested', undo: { ...undo, operation: operationNamed('unpublish') } });
  await vi.waitFor(() => expect(changed.length).toBe(1));
  expect(changed).toMatchObject([{ isUnapproved: true, approval: { stages: [{ role: '审核', approved: null }] } }]);
  actor.stop();
});
