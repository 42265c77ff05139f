import { inertBody } from '#src/views/trusted/policy.ts';
import { isBlank, isBlock, rename } from './pasted/elements.ts';
import { keepListNumbers } from './pasted/list-numbers.ts';
import { removeUnprinted } from './pasted/not-printed.ts';
import { keepScripts } from './pasted/scripts.ts';
import { replaceTables } from './pasted/table-rows.ts';
import { giveMeaning } from './pasted/text-looks.ts';
import { replaceWordLists } from './pasted/word-lists.ts';
import { sanitise } from './sanitise.ts';

/** The cleaned text, and the numbers of foreign pictures and formulas that were removed. */
export interface CleanText {
  html: string;
  pictures: number;
  formulas: number;
}

/**
 * Converts text from Word, WPS, Google Docs, LibreOffice or a web page to our formatted text: styles become tags,
 * paragraphs that Word shows as lists become lists, and table rows become paragraphs. Numbers and figures keep their
 * visible form. Styles, comments, empty paragraphs, formulas, and pictures that are not stored on our server are
 * removed.
 */
export function cleanPasted(pasted: string): CleanText {
  const body = inertBody(pasted);
  removeAll(body, 'style, script, title, meta, link, xml, template, noscript, iframe, object');
  removeComments(body);
  removeUnprinted(body);
  // Formulas depend on styles: without them, 10⁴ would become 104.
  const formulas = removeAll(body, '.katex, mjx-container') + removeAll(body, 'math');
  const pictures = dropForeignPictures(body);
  keepScripts(body);
  removeBlank(body, 'p');
  replaceWordLists(body);
  keepListNumbers(body);
  replaceTables(body);
  for (const element of [...body.querySelectorAll('*')].reverse()) giveMeaning(element);
  for (const element of [
    ...body.querySelectorAll('div, section, article, header, footer, main, figure, figcaption, dd, dt, pre, address'),
  ].reverse()) {
    if (![...element.children].some(isBlock)) rename(element, 'p');
  }
  removeBlank(body, 'p, h2, h3, h4, li, blockquote');
  return { html: sanitise(body.innerHTML.replaceAll(/&nbsp;|\u00a0/g, ' ')), pictures, formulas };
}

/** Removes the elements, and returns how many there were. */
function removeAll(body: Element, selector: string): number {
  const found = [...body.querySelectorAll(selector)];
  for (const element of found) element.remove();
  return found.length;
}

function removeBlank(body: Element, selector: string) {
  for (const element of body.querySelectorAll(selector)) {
    if (isBlank(element)) element.remove();
  }
}

/** Word puts whole style sheets and conditions into comments. */
function removeComments(body: Element) {
  const comments = document.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const found: Node[] = [];
  while (comments.nextNode()) found.push(comments.currentNode);
  for (const comment of found) comment.parentNode?.removeChild(comment);
}

/** Removes pictures that are not stored on our server. Returns their number, without tracking pixels. */
function dropForeignPictures(body: Element): number {
  const foreign = [...body.querySelectorAll('img:not([data-file]), picture, svg, video, v\\:imagedata')];
  for (const element of foreign) element.remove();
  return foreign.filter((element) => Number(element.getAttribute('width') ?? 100) > 2).length;
}
