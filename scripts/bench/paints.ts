import type { Page } from '@playwright/test';

interface Timing {
  event: 'click' | 'keydown' | 'input';
  /** The element to wait for. `text` is its text or value: empty matches any, and `not …` any other. */
  selector: string;
  text: string;
}

declare global {
  interface Window {
    bench: { next: (timing: Timing) => void; taken: Promise<number> };
  }
}

/** Prepares a page for `timeNext`. Call it before the page is opened. */
export const watchPaints = (page: Page) =>
  page.addInitScript(() => {
    globalThis.window.bench = {
      taken: Promise.resolve(Number.NaN),
      next({ event, selector, text }) {
        const isThere = () =>
          [...document.querySelectorAll(selector)].some((one) => {
            const shown = one instanceof HTMLInputElement ? one.value : one.textContent;
            return text === '' || (text.startsWith('not ') ? shown !== text.slice(4) : shown === text);
          });
        this.taken = new Promise((resolve) => {
          const start = ({ timeStamp }: Event) => {
            const look = () => {
              if (!isThere()) return void requestAnimationFrame(look);
              // A message that is posted in an animation frame arrives after that frame was painted.
              const channel = new MessageChannel();
              channel.port1.addEventListener('message', () => resolve(performance.now() - timeStamp));
              channel.port1.start();
              channel.port2.postMessage(null);
            };
            requestAnimationFrame(look);
          };
          globalThis.addEventListener(event, start, { capture: true, once: true });
        });
      },
    };
  });

/** Starts to measure the next such event, until the element is painted. `lastTiming` returns the result. */
export const timeNext = (page: Page, event: Timing['event'], selector: string, text: string) =>
  page.evaluate((timing) => globalThis.window.bench.next(timing), { event, selector, text });

export const lastTiming = (page: Page): Promise<number> => page.evaluate(() => globalThis.window.bench.taken);
