import type { Page } from '@playwright/test';

/** The words of menu, headings, tiles and table heads that take two lines, and the tiles that are cut. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const broken: string[] = [];
    for (const element of document.querySelectorAll(
      'aside nav :is(a, button), h1, h2, h3, [data-tile=map] li > span, dt, th',
    )) {
      if (!element.checkVisibility()) continue;
      if (element.matches('[data-tile=map] span') && element.scrollWidth > element.clientWidth)
        broken.push(`cut: ${element.textContent}`);
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[\p{Script=Latin}]+/gu)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (tops.size > 1) broken.push(word);
        }
      }
    }
    return broken;
  });

/**
 * What the table of the page cuts that must stay whole: headings, state badges, figures, the only word of a cell, and names that do
 * not take two lines; and by how much it is wider than the page.
 */
export const cutInTable = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const tables = [...document.querySelectorAll<HTMLTableElement>('#main table')].filter((one) =>
      one.checkVisibility(),
    );
    const textRight = (part: Element) => {
      const range = document.createRange();
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      let right = 0;
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        range.selectNodeContents(node);
        right = Math.max(right, range.getBoundingClientRect().right);
      }
      return right;
    };
    const isTooWide = (part: Element) => part.scrollWidth > part.clientWidth + 1;
    for (const table of tables) {
      const frame = table.parentElement;
      if (frame && isTooWide(frame)) found.push(`the table is ${frame.scrollWidth - frame.clientWidth} px too wide`);
      for (const cell of table.querySelectorAll<HTMLTableCellElement>('th, td')) {
        if (!cell.checkVisibility()) continue;
        const edge = cell.getBoundingClientRect().right - 4;
        const text = cell.innerText.trim();
        if (cell.localName === 'th' && textRight(cell) > edge) found.push(`the heading ${text}`);
        for (const badge of cell.querySelectorAll('[class*=badge]')) {
          const isWrapped = badge.scrollHeight > badge.clientHeight + 1 || isTooWide(badge);
          if (isWrapped || badge.getBoundingClientRect().right > edge) found.push(`the badge ${badge.textContent}`);
        }
        const isPlain = cell.localName === 'td' && cell.childElementCount === 0;
        const isFigure = getComputedStyle(cell).fontVariantNumeric === 'tabular-nums';
        if (isPlain && (isFigure || /^([\p{Script=Latin}.]{1,20}|\p{L}{1,6})$/u.test(text)) && isTooWide(cell))
          found.push(`the value ${text}`);
        for (const name of cell.querySelectorAll('a[class*=title]')) {
          const lines = name.clientHeight / Number.parseFloat(getComputedStyle(name).lineHeight);
          if (name.scrollHeight > name.clientHeight + 2 && lines < 1.9) found.push(`the name ${name.textContent}`);
        }
      }
    }
    const over = document.documentElement.scrollWidth - innerWidth;
    if (over > 0) found.push(`the page is ${over} px too wide`);
    return found;
  });

/** The words of filters that search, which have room for the whole of them. */
export const cutFilters = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d');
    return [...document.querySelectorAll<HTMLInputElement>('[role=search] input[aria-haspopup]')].flatMap((box) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(box);
      if (!pen || !box.checkVisibility()) return [];
      pen.font = font;
      const room = box.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return pen.measureText(box.placeholder).width > room + 1 ? `the filter ${box.placeholder}` : [];
    });
  });
