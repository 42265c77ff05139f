import type { Page } from '@playwright/test';

/** The paging of a list that is asked for its first rows. */
export const firstPage = { pageNum: 1, pageSize: 20 };

/** A call of the back-end, as the app makes it. */
export async function call<Value>(page: Page, account: string, path: string, data: object): Promise<Value> {
  const token = (await (await page.request.post('/__mock/signIn', { data: JSON.stringify(account) })).json()) as string;
  const answer = await page.request.post(`/backApi${path}`, { data, headers: { Authorization: token } });
  const { resultData, rMsg } = (await answer.json()) as { resultData: Value | null; rMsg?: string };
  if (!resultData) throw new Error(`${path}: ${rMsg}`);
  return resultData;
}
