import type { Locator, Page } from '@playwright/test';

/** Sizes of windows: a desk and a phone. */
export const windows = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

/**
 * Focuses every control of the page and its dialogs, or of parts of it, downwards and upwards, and names those that are then out of sight,
 * or lie under something that sticks to the window: a bar, the header, the badge, a message.
 */
export const coveredControls = (page: Page, parts = 'body'): Promise<string[]> =>
  page.evaluate((within) => {
    const isOver = (part: Element, control: Element) => {
      for (let one: Element | null = part; one && !one.contains(control); one = one.parentElement)
        if (!control.contains(one) && /fixed|sticky/.test(getComputedStyle(one).position)) return one;
      return null;
    };
    /** What covers the control at one of its edges or its middle, once it has the focus. */
    const coverOf = (control: HTMLElement): string | null => {
      control.focus();
      // Of a text, the caret is in view, not the whole.
      if (document.activeElement !== control || control.isContentEditable) return null;
      const { left, right, top, bottom } = control.getBoundingClientRect();
      if (right - left < 8 || bottom - top < 8 || bottom - top > innerHeight / 2) return null;
      const middle = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
      for (const y of control.localName === 'textarea' ? [top + 12] : [top + 3, bottom - 3]) {
        const hit = document.elementFromPoint(middle, y);
        if (!hit && (y < 0 || y >= innerHeight)) return 'out of sight';
        const over = hit && isOver(hit, control);
        if (over) return `under <${over.localName} class="${over.className}">`;
      }
      return null;
    };
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        `:is(${within}) :is(a[href], button, input, select, textarea, summary, [contenteditable=true], [tabindex="0"])`,
      ),
    ].filter(
      (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !one.closest('#tools'),
    );
    const found = [...controls, ...controls.toReversed()].flatMap((control) => {
      const cover = coverOf(control);
      const name =
        control.getAttribute('aria-label') ?? control.getAttribute('name') ?? control.textContent.slice(0, 40);
      return cover === null ? [] : [`${control.localName} “${name}” ${cover}`];
    });
    return [...new Set(found)];
  }, parts);

/** The distance of the caret to the nearest part that sticks to the window, above and below it; negative where it is covered. */
export const roomAroundCaret = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const field = document.activeElement;
    const range = getSelection()?.getRangeAt(0);
    const isText = field instanceof HTMLTextAreaElement;
    const box =
      isText || !range
        ? field?.getBoundingClientRect()
        : (range.startContainer.parentElement ?? field)?.getBoundingClientRect();
    if (!box || !field) return -Infinity;
    // The caret is at the end of the text: in its last line.
    const line = {
      left: box.left + 12,
      top: box.bottom - (isText ? 24 : Math.min(24, box.height)),
      bottom: box.bottom - 2,
    };
    const stuck = [...document.querySelectorAll('body *')].filter(
      (one) => /fixed|sticky/.test(getComputedStyle(one).position) && !one.contains(field) && one.checkVisibility(),
    );
    const rooms = stuck.map((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      if (right <= line.left || left >= line.left + 40 || bottom <= top) return Infinity;
      return Math.max(top - line.bottom, line.top - bottom);
    });
    return Math.min(line.top, innerHeight - line.bottom, ...rooms);
  });

/** The controls of the page and its dialogs under a part that floats over it, at the top of the page and at its end. */
export const controlsUnder = (part: Locator): Promise<string[]> =>
  part.evaluate(async (floating) => {
    const found: string[] = [];
    /** The part of an element that its scrolling frames leave in view. */
    const shownPart = (element: Element) => {
      let { left, right, top, bottom } = element.getBoundingClientRect();
      for (let frame = element.parentElement; frame; frame = frame.parentElement) {
        if (getComputedStyle(frame).overflowX === 'visible' || frame === document.body) continue;
        const edges = frame.getBoundingClientRect();
        left = Math.max(left, edges.left);
        right = Math.min(right, edges.right);
        top = Math.max(top, edges.top);
        bottom = Math.min(bottom, edges.bottom);
      }
      return { left, right, top, bottom };
    };
    for (const place of [0, document.documentElement.scrollHeight]) {
      scrollTo(0, place);
      await new Promise(requestAnimationFrame);
      const box = floating.getBoundingClientRect();
      for (const control of document.querySelectorAll('body :is(a, button, input, select, textarea, [tabindex="0"])')) {
        const { left, right, top, bottom } = shownPart(control);
        const isThere =
          right > left &&
          left < innerWidth &&
          !control.closest('#tools, [inert]') &&
          control.checkVisibility({ visibilityProperty: true });
        if (isThere && right > box.left + 1 && left < box.right && bottom > box.top + 1 && top < box.bottom - 1)
          found.push(control.outerHTML.slice(0, 120));
      }
    }
    return found;
  });
