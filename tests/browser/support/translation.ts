import type { Page } from '@playwright/test';

/**
 * Imitates a browser's translation on all pages that are opened from now on: each text node is replaced at once by other
 * elements. The words stay the same, so that tests can look for them.
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
