import type { Page } from '@playwright/test';

/**
 * What a browser's translation does to the pages that are opened from now on, as long as they live: each text that is drawn is
 * taken away at once, and other elements stand in its place. The words stay as they are, so that they can be looked for.
 */
export const translateAll = (page: Page) =>
  page.addInitScript(() => {
    const skipped = 'head, script, style, noscript, svg, textarea, [contenteditable], [data-translated]';
    const translate = (text: Text) => {
      if (!text.parentElement || !text.data.trim() || text.parentElement.closest(skipped)) return;
      const inner = document.createElement('span');
      inner.textContent = text.data;
      const outer = document.createElement('span');
      outer.dataset['translated'] = '';
      outer.append(inner);
      text.replaceWith(outer);
    };
    const observer = new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        if (target instanceof Text) translate(target);
        for (const node of addedNodes) {
          const texts: Text[] = [];
          const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
          do if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
          while (walker.nextNode());
          texts.forEach(translate);
        }
      }
    });
    observer.observe(document, { childList: true, characterData: true, subtree: true });
  });
