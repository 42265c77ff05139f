import { dayAt } from '#src/domain/platform-time.ts';
import type { OwnSheet, Review, SheetContent, Subject } from '#src/domain/scoring/review.ts';
import { filled } from '#tests/mocks/scoring/panel.ts';
import { startServer } from './server.ts';

/** A base to which no expert of the panel belongs. */
export const reviewed: Subject = { path: '/home/baseResources', id: 'GXP002' };

/** Two weeks from now. */
export const dueDay = dayAt(Date.now(), -14);

/** A back-end with the calls that other users make in a review. */
export function startReviews() {
  const server = startServer();
  const tokens = new Map<string, Promise<string>>();
  async function ask<Answer>(account: string, name: string, body: object): Promise<Answer> {
    const token = tokens.get(account) ?? server.signIn(account);
    tokens.set(account, token);
    const response = await fetch(`${location.origin}/backApi/home/baseResourcesScore/${name}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: await token },
      body: JSON.stringify(body),
    });
    const { success, rMsg, resultData } = (await response.json()) as {
      success: boolean;
      rMsg: string;
      resultData: Answer;
    };
    if (!success) throw new Error(`${name} as ${account}: ${rMsg}`);
    return resultData;
  }

  return {
    server,
    ask,
    appoint: (experts: readonly string[]) =>
      ask<Review>('auditor', 'appoint', { subject: reviewed, due: dueDay, experts }),
    review: (id: string) => ask<Review>('auditor', 'get', { id }),
    /** An expert submits a sheet with this share of all points. */
    async submit({ id, template }: Review, account: string, share: number, vetoes: readonly string[] = []) {
      const { version } = await ask<OwnSheet>(account, 'sheet/get', { id });
      const content: SheetContent = { ...filled(template, share), vetoes: [...vetoes] };
      return ask<OwnSheet>(account, 'sheet/submit', { id, version, ...content });
    },
  };
}
