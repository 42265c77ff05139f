import type { Locator, Page } from '@playwright/test';

interface Acts {
  /** What was done, in order: one entry per click, filled field and key. */
  done: string[];
  click: (target: Locator) => Promise<void>;
  fill: (field: Locator, text: string) => Promise<void>;
  press: (key: string) => Promise<void>;
  /** The choice of a file, which is a click and a choice in a window of the system, counts as one. */
  choose: (input: Locator, file: { name: string; mimeType: string; buffer: Buffer }) => Promise<void>;
}

/** Counts what a person does in a job: clicks, filled fields and keys. */
export function countActs(page: Page): Acts {
  const done: string[] = [];
  const count =
    <Rest extends unknown[]>(kind: string, act: (target: Locator, ...rest: Rest) => Promise<unknown>) =>
    async (target: Locator, ...rest: Rest) => {
      done.push(`${kind} ${String(target)}`);
      await act(target, ...rest);
    };
  return {
    done,
    click: count('click', (target) => target.click()),
    fill: count('fill', (field, text: string) => field.fill(text)),
    async press(key) {
      done.push(`press ${key}`);
      await page.keyboard.press(key);
    },
    choose: count('choose', (input, file: Parameters<Acts['choose']>[1]) => input.setInputFiles(file)),
  };
}
