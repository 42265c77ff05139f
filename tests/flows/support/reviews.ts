import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { dayAt } from '#src/domain/platform-time.ts';
import type { OwnSheet, Review, SheetContent, Subject } from '#src/domain/scoring/review.ts';
import { filled } from '#tests/mocks/scoring/panel.ts';
import { fill } from './page.ts';
import { startServer } from './server.ts';

/** A base to which no expert of the panel belongs. */
export const reviewed: Subject = { path: '/home/baseResources', id: 'GXP002' };

/** Two weeks from now. */
export const dueDay = dayAt(Date.now(), -14);

/** Fills in the reason of a step of the chair, if it needs one, and confirms. */
export async function confirmStep(user: UserEvent, title: string, action: string, reason?: string) {
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  if (reason !== undefined) await fill(user, dialog.getByLabelText(/^理由/), reason);
  await user.click(dialog.getByRole('button', { name: action }));
}

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
    appoint: (experts: readonly string[], subject: Subject = reviewed) =>
      ask<Review>('auditor', 'appoint', { subject, due: dueDay, experts }),
    review: (id: string) => ask<Review>('auditor', 'get', { id }),
    /** An expert submits a sheet with this share of all points. */
    async submit({ id, template }: Review, account: string, share: number, vetoes: readonly string[] = []) {
      const { version } = await ask<OwnSheet>(account, 'sheet/get', { id });
      const content: SheetContent = { ...filled(template, share), vetoes: [...vetoes] };
      return ask<OwnSheet>(account, 'sheet/submit', { id, version, ...content });
    },
  };
}
