import { fireEvent, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Consultation, ConsultationRow } from '#src/domain/consultations/consultation.ts';
import { consultationCollection, type ConsultationStored } from '#mocks/store/collections.ts';
import { onPage } from './page.ts';
import { callAs } from './review.ts';
import type { TestServer } from './server.ts';

export const book = '/book/book';

/** The consultations that a query finds, as another user would see them. */
export const queried = async (server: TestServer, query: object = {}): Promise<readonly ConsultationRow[]> =>
  (
    await callAs<{ list: ConsultationRow[] }>(server, 'service2', `${book}/query`, {
      pageNum: 1,
      pageSize: 100,
      ...query,
    })
  ).list;

/** The first consultation that a query finds. */
export async function firstOf(server: TestServer, query: object): Promise<ConsultationRow> {
  const [row] = await queried(server, query);
  if (!row) throw new Error(`nothing is found by ${JSON.stringify(query)}`);
  return row;
}

/** Another user acts on the newest version. */
export async function actAs(server: TestServer, account: string, id: string, name: string, more: object = {}) {
  const { version } = await callAs<Consultation>(server, account, `${book}/get`, { id });
  return callAs<Consultation>(server, account, `${book}/${name}`, { id, version, ...more });
}

export const storedOf = async ({ store }: TestServer, id: string): Promise<ConsultationStored> => {
  const row = await store.transaction((tx) => tx.get(consultationCollection, id));
  if (!row) throw new Error(`there is no consultation ${id}`);
  return row;
};

/** Chooses a reply or a note, and returns its field. */
async function write(user: UserEvent, choice: RegExp, label: string): Promise<HTMLTextAreaElement> {
  await user.click(await waitFor(() => onPage().getByRole('radio', { name: choice })));
  return waitFor(() => onPage().getByLabelText<HTMLTextAreaElement>(new RegExp(`^${label}`)));
}

export const replyField = (user: UserEvent) => write(user, /^答复咨询人/, '答复内容');
export const noteField = (user: UserEvent) => write(user, /^内部备注/, '备注内容');

/** Types a text at once, without pressing each key. */
export const type = (field: HTMLTextAreaElement, value: string) => fireEvent.change(field, { target: { value } });
