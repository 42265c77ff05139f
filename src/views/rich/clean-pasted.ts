import { sanitise } from './sanitise.ts';
import { inertBody } from '#src/views/trusted/policy.ts';

/** Pasted text, cleaned, and the number of pictures from elsewhere that were left out. */
export interface CleanText {
  html: string;
  pictures: number;
}

/**
 * Converts text from Word, WPS, Google Docs or a web page to our formatted text: styles become tags (bold text becomes
 * `strong`), paragraphs that Word shows as lists become lists, and table rows become paragraphs. Styles, comments,
 * empty paragraphs and pictures that are not stored on our server are left out.
 */
export function cleanPasted(pasted: string): CleanText {
  const body = inertBody(pasted);
  removeAll(body, 'style, script, title, meta, link, xml, template, noscript, iframe, object');
  removeComments(body);
  const pictures = dropForeignPictures(body);
  for (const list of paragraphRuns(body)) replaceByList(list);
  for (const row of body.querySelectorAll('tr')) replaceByParagraph(row);
  for (const element of [...body.querySelectorAll('*')].reverse()) giveMeaning(element);
  for (const element of [
    ...body.querySelectorAll('div, section, article, header, footer, main, figure, figcaption, dd, dt, pre, address'),
  ].reverse()) {
    if (![...element.children].some(isBlock)) rename(element, 'p');
  }
  for (const paragraph of body.querySelectorAll('p, h2, h3, h4, li, blockquote')) {
    if (isBlank(paragraph)) paragraph.remove();
  }
  return { html: sanitise(body.innerHTML.replaceAll(/&nbsp;|\u00a0/g, ' ')), pictures };
}

const removeAll = (body: Element, selector: string) => {
  for (const element of body.querySelectorAll(selector)) element.remove();
};

/** Word puts whole style sheets and conditions into comments. */
function removeComments(body: Element) {
  const comments = document.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const found: Node[] = [];
  while (comments.nextNode()) found.push(comments.currentNode);
  for (const comment of found) comment.parentNode?.removeChild(comment);
}

/**
 * Removes pictures that are not stored on our server. Returns their number, without tracking pixels, which nobody
 * misses.
 */
function dropForeignPictures(body: Element): number {
  const foreign = [...body.querySelectorAll('img:not([data-file]), picture, svg, video, v\\:imagedata')];
  for (const element of foreign) element.remove();
  return foreign.filter((element) => Number(element.getAttribute('width') ?? 100) > 2).length;
}

/** Matches list numbers such as `1.`, `(二)`, `a、`. A letter alone is a bullet of a symbol font. */
const number = /[\p{L}\p{N}]\s*[.)、）．]/u;

const wordList = /mso-list:\s*l(\d+)\s+level(\d+)/i;

/** Paragraphs that Word shows as a list, in runs that belong together. */
function paragraphRuns(body: Element): Element[][] {
  const runs: Element[][] = [];
  for (const paragraph of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    if (!wordList.test(paragraph.getAttribute('style') ?? '')) continue;
    const run = runs.at(-1);
    if (run?.at(-1) === paragraph.previousElementSibling) run?.push(paragraph);
    else runs.push([paragraph]);
  }
  return runs;
}

/** Each level is a list in the last item of the level above. */
function replaceByList(run: readonly Element[]) {
  const open: { level: number; list: Element }[] = [];
  for (const paragraph of run) {
    const level = Number(wordList.exec(paragraph.getAttribute('style') ?? '')?.[2] ?? 1);
    const marker = [...paragraph.querySelectorAll('[style*="mso-list"]')]
      .map((element) => element.textContent)
      .join('');
    for (const element of paragraph.querySelectorAll('[style*="mso-list"]')) element.remove();
    while ((open.at(-1)?.level ?? 0) > level) open.pop();
    if ((open.at(-1)?.level ?? 0) < level) {
      const list = document.createElement(number.test(marker) ? 'ol' : 'ul');
      const item = open.at(-1)?.list.lastElementChild;
      if (item) item.append(list);
      else paragraph.before(list);
      open.push({ level, list });
    }
    const item = document.createElement('li');
    item.append(...paragraph.childNodes);
    open.at(-1)?.list.append(item);
    paragraph.remove();
  }
}

/** Our texts have no tables: a row becomes one paragraph with all its cells, so that no text is lost. */
function replaceByParagraph(row: Element) {
  const paragraph = document.createElement('p');
  const cells = [...row.querySelectorAll(':scope > td, :scope > th')];
  paragraph.textContent = cells.map((cell) => cell.textContent.replaceAll(/\s+/g, ' ').trim()).join(' | ');
  const table = row.closest('table');
  if (table?.parentElement?.closest('table')) return;
  table?.before(paragraph);
  row.remove();
  if (table && !table.querySelector('tr')) table.remove();
}

const sameMeaning: Readonly<Record<string, string>> = {
  B: 'strong',
  I: 'em',
  CITE: 'em',
  INS: 'u',
  DEL: 's',
  STRIKE: 's',
  H1: 'h2',
  H5: 'h4',
  H6: 'h4',
};

function giveMeaning(element: Element) {
  const style = element.getAttribute('style') ?? '';
  // Google Docs wraps all copied text in a <b> with normal font weight, which does not mean bold.
  const tag = element.nodeName === 'B' && plain.strong.test(style) ? 'span' : sameMeaning[element.nodeName];
  const meant = tag ? rename(element, tag) : element;
  for (const [told, look] of Object.entries(looks)) {
    if (look.test(style) && !means(meant, told)) wrapWords(meant, told);
  }
}

/** Styles that have a meaning. Word's `mso-bidi-font-weight` is about other scripts. */
const looks: Readonly<Record<string, RegExp>> = {
  strong: /(?<![\w-])font-weight:\s*(?:bold|[6-9]00)/i,
  em: /(?<![\w-])font-style:\s*italic/i,
  u: /(?<![\w-])text-decoration[^;]*:[^;]*underline/i,
  s: /(?<![\w-])text-decoration[^;]*:[^;]*line-through/i,
};

/** Styles that cancel such a style for a part of the text. Underline and strike-through cannot be cancelled. */
const plain = {
  strong: /(?<![\w-])font-weight:\s*(?:normal|lighter|[1-5]00)/i,
  em: /(?<![\w-])font-style:\s*normal/i,
} as const;

/** Whether the element already has the meaning of the tag: headings are always bold, links always underlined. */
const means = ({ nodeName }: Element, tag: string) =>
  nodeName === tag.toUpperCase() || (tag === 'strong' && /^H\d$/.test(nodeName)) || (tag === 'u' && nodeName === 'A');

/** Wraps each run of inline content in the tag. Leaves out blocks, and parts whose own style cancels the tag. */
function wrapWords(element: Element, tag: string) {
  const isPlain = (inner: Element) =>
    tag in plain && plain[tag as keyof typeof plain].test(inner.getAttribute('style') ?? '');
  const nodes = [...element.childNodes];
  let run: ChildNode[] = [];
  const wrapRun = () => {
    if (run.some((node) => node.textContent?.trim())) wrapIn(run, tag);
    run = [];
  };
  for (const node of nodes) {
    if (
      !(node instanceof Element) ||
      ![node, ...node.querySelectorAll('*')].some((inner) => inner.matches(blocks) || isPlain(inner))
    ) {
      run.push(node);
      continue;
    }
    wrapRun();
    if (!isPlain(node) && !means(node, tag)) wrapWords(node, tag);
  }
  wrapRun();
}

const blocks =
  'p, h1, h2, h3, h4, h5, h6, ul, ol, li, blockquote, hr, img, div, section, article, header, footer, main, dl, dt, dd, pre, figure, figcaption, address';

function wrapIn(run: readonly ChildNode[], tag: string) {
  const wrapper = document.createElement(tag);
  run[0]?.before(wrapper);
  wrapper.append(...run);
}

function rename(element: Element, tag: string): Element {
  const renamed = document.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

const isBlock = ({ nodeName }: Element) =>
  /^(?:P|H\d|UL|OL|LI|BLOCKQUOTE|HR|DIV|SECTION|ARTICLE|TABLE|DL|PRE|FIGURE)$/.test(nodeName);

const isBlank = (element: Element) => element.textContent.trim() === '' && !element.querySelector('img, hr');
