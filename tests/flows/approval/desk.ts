import { waitFor } from '@testing-library/react';
import type { ContentRecord } from '#src/domain/content/record.ts';
import { scienceKnowledge } from '#src/domain/content/types/science-knowledge.ts';
import { valuesOf } from '#src/domain/content/values.ts';
import { onPage } from '#tests/flows/support/page.ts';
import { science, serverWith } from '#tests/flows/support/record.ts';
import { type RenderedApp, renderApp } from '#tests/flows/support/render-app.tsx';
import { callAs } from '#tests/flows/support/review.ts';
import type { TestServer } from '#tests/flows/support/server.ts';

/** Two stages for articles: editors, then administrators. */
export const approvals = { [science]: ['内容编辑', 'admin'] };

/** A back-end on which the first article is a draft of the account `editor` that lacks nothing. */
export const draftServer = (): Promise<TestServer> =>
  serverWith({
    status: 'draft',
    cover: 'p0000000-0000-4000-8000-000000000001',
    createdBy: 'editor',
    updatedBy: 'editor',
  });

/** Opens the first article as one of several people who use the same back-end. */
export async function openAs(account: string, server: TestServer, stages = approvals): Promise<RenderedApp> {
  const app = await renderApp({ url: `${science}/1`, account, server, approvals: stages });
  await waitFor(section);
  return app;
}

/** The section of the review in the side column. */
export const section = (): HTMLElement =>
  onPage().getByRole('heading', { name: '发布审核' }).closest('section') as HTMLElement;

/** The stages with what is known about each, without the time. */
export const stages = (): string[] =>
  [...section().querySelectorAll('ol li')].map(({ textContent }) => textContent.replace(/ · [\d: -]+$/, ''));

/** The acts of the action bar; those that are not possible are in brackets. */
export const acts = (): string[] => {
  const bar = onPage().getByText('返回列表').closest('a')?.parentElement;
  return [...(bar?.querySelectorAll('button') ?? [])]
    .filter(({ textContent }) => textContent !== '')
    .map(({ textContent, ariaDisabled, disabled }) =>
      disabled || ariaDisabled === 'true' ? `（${textContent}）` : textContent,
    );
};

const recordOf = (server: TestServer) => callAs<ContentRecord>(server, 'admin', `${science}/get`, { id: '1' });

/** Another person decides about the present version, without the app. */
export async function decideAs(server: TestServer, account: string, verb: string, stage: number, reason?: string) {
  const { version } = await recordOf(server);
  return callAs(server, account, `${science}/${verb}`, { id: '1', version, stage, ...(reason && { reason }) });
}

/** Another person saves a new version, without the app. */
export async function saveAs(server: TestServer, account: string, mainTitle: string) {
  const record = await recordOf(server);
  const values = { ...valuesOf(scienceKnowledge, record), mainTitle };
  return callAs(server, account, `${science}/update`, { ...values, id: '1', version: record.version });
}
