/** The value of a property in the element's `style` attribute, in lower case; an empty string if it has none. */
export function styleOf(element: Element, property: string): string {
  const found = new RegExp(String.raw`(?:^|;)\s*${property}\s*:([^;]*)`, 'i').exec(element.getAttribute('style') ?? '');
  return found?.[1]?.trim().toLowerCase() ?? '';
}

export function rename(element: Element, tag: string): Element {
  const renamed = document.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

/** Replaces the element by its content. */
export const unwrap = (element: Element) => element.replaceWith(...element.childNodes);

export const isBlank = (element: Element): boolean =>
  element.textContent.trim() === '' && !element.querySelector('img, hr');

/** Whether the element starts a new line. */
export const isBlock = ({ nodeName }: Node): boolean =>
  /^(?:P|H\d|UL|OL|LI|BLOCKQUOTE|HR|DIV|SECTION|ARTICLE|HEADER|FOOTER|MAIN|TABLE|DL|DT|DD|PRE|FIGURE|FIGCAPTION|ADDRESS)$/.test(
    nodeName,
  );

/** The text with single spaces and none at its ends. */
export const plainText = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The texts below the node, in the order of the document. */
export function textsIn(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}
