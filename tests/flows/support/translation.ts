/**
 * What a browser's translation does to the page: in place of each text stands an element with other words, and the text that
 * React knows is nowhere.
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
