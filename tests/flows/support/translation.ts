/**
 * Imitates a browser’s translation: each text node is replaced by an element with another text, so that the text node
 * known to React is gone.
 */
export function translate(root: Element = document.body): void {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.parentElement?.closest('style, script, [data-translated], [contenteditable]')) continue;
    const other = document.createElement('span');
    other.dataset['translated'] = '';
    other.textContent = text.data;
    text.replaceWith(other);
  }
}
