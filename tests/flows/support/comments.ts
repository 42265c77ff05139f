import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Comment } from '#src/domain/comments/comment.ts';
import { commentsPath } from '#src/domain/comments/paths.ts';
import { commentCollection, type CommentRow } from '#mocks/store/collections.ts';
import { onPage } from './page.ts';
import { renderApp } from './render-app.tsx';
import { startServer } from './server.ts';

interface Answer {
  success: boolean;
  rMsg: string;
  resultData: unknown;
}

/** The inbox of an administrator, with calls that other users make. */
export async function openComments(search = '', change?: (rows: CommentRow[]) => CommentRow[]) {
  const server = startServer();
  await server.grant('editor', [commentsPath]);
  const token = await server.signIn('editor');
  const edit = (given: (rows: CommentRow[]) => CommentRow[]) =>
    server.store.transaction(async (tx) => {
      for (const row of given(await tx.all(commentCollection))) await tx.put(commentCollection, row);
    });
  if (change) await edit(change);
  const app = await renderApp({ url: commentsPath + search, account: 'admin', server });

  /** A call of another user. */
  async function ask<Value>(name: string, body: object): Promise<Value> {
    const response = await fetch(`${location.origin}/backApi${commentsPath}/${name}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: token },
      body: JSON.stringify(body),
    });
    const { success, rMsg, resultData } = (await response.json()) as Answer;
    if (!success) throw new Error(`${name}: ${rMsg}`);
    return resultData as Value;
  }

  return { ...app, edit, ask, get: async (id: string) => (await ask<{ comment: Comment }>('get', { id })).comment };
}

export const list = () => within(onPage().getByRole('region', { name: '评论列表' }));
export const pane = () => within(onPage().getByRole('region', { name: '评论内容' }));

export const rows = (): HTMLElement[] => list().queryAllByRole('listitem');

/** The chosen row; fails until one is chosen. */
export function chosenRow(): HTMLElement {
  const row = rows().find((one) => one.dataset['chosen'] !== undefined);
  if (!row) throw new Error('no comment is chosen');
  return row;
}

export const idOf = (row: HTMLElement): string => row.dataset['id'] ?? '';
export const statusOf = (row: HTMLElement): string | undefined => row.dataset['status'];

/** Waits for the list, and for the context of the chosen comment. */
export async function inboxReady(): Promise<void> {
  await waitFor(() => chosenRow());
  await waitFor(() => {
    if (screen.queryByLabelText('评论加载中')) throw new Error('the comment is being loaded');
  });
}

/** Presses a key without a focused element. */
export const press = (key: string, modifiers: object = {}): void => {
  fireEvent.keyDown(document.body, { key, ...modifiers });
};
