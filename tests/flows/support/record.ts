import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import type { ContentRecord } from '#src/domain/content/record.ts';
import { deleteRecord, findRecord, putRecord } from '#mocks/server/records.ts';
import { inputOf } from './editor.ts';
import { onPage } from './page.ts';
import { type RenderedApp, renderApp } from './render-app.tsx';
import { startServer, type TestServer } from './server.ts';

export const science = '/home/scienceKnowledge';

/** Opens a record's page, and waits until it can be edited. */
export async function openRecord(url = `${science}/1`, account = 'editor'): Promise<RenderedApp> {
  const app = await renderApp({ url, account });
  await waitFor(() => inputOf('mainTitle'));
  return app;
}

/** The record on the server. */
export const stored = ({ server }: RenderedApp, id = '1'): Promise<ContentRecord | undefined> =>
  server.store.transaction((tx) => findRecord(tx, science, id));

/** Starts a back-end on which a record differs from the seed. */
export async function serverWith(change: object, id = '1'): Promise<TestServer> {
  const server = startServer();
  // The first call writes the seed.
  await server.signIn('editor');
  await saveAsSomebodyElse({ server }, change, id);
  return server;
}

/** Another user saves the record, or deletes it. */
export const saveAsSomebodyElse = (
  { server }: Pick<RenderedApp, 'server'>,
  change: object | null,
  id = '1',
): Promise<void> =>
  server.store.transaction(async (tx) => {
    const record = await findRecord(tx, science, id);
    if (!record) throw new Error(`there is no record ${id}`);
    if (change === null) await deleteRecord(tx, science, id);
    else await putRecord(tx, science, { ...record, updatedBy: 'admin', version: record.version + 1, ...change });
  });

/** Waits until the record’s page shows this status: next to the title, and in the column of wide screens. */
export const findStatus = (status: string): Promise<void> =>
  waitFor(() => expect(onPage().getAllByText(status)).toHaveLength(2));

export async function chooseInMore(user: UserEvent, item: string) {
  await user.click(onPage().getByLabelText('更多操作'));
  await user.click(await screen.findByText(item, { selector: '[role=menuitem] *' }));
}

export const pressSave = (user: UserEvent) => user.keyboard('{Control>}s{/Control}');
