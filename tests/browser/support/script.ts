import type { Page } from '@playwright/test';
import { initOf } from '#tests/mocks/script/hosts.ts';
import type { Send } from '#tests/mocks/script/script.ts';

/** Sends a call of the script as the page does. */
export const sendFrom =
  (page: Page): Send =>
  (call) =>
    page.evaluate(
      async ([path, init]) => {
        const response = await fetch(`/backApi${path}`, init);
        return { status: response.status, body: (await response.json()) as unknown };
      },
      [call.path, initOf(call)] as const,
    );
