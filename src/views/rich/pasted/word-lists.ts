import { isBlank, plainText, rename } from './elements.ts';
import { beforeText, type ListMarker, readMarker } from '#src/domain/rich/list-marker.ts';

const wordList = /mso-list:\s*l(\d+)\s+level(\d+)/i;
const styled = '[style*="mso-list" i]';

/**
 * Converts the paragraphs that Word and WPS show as lists. Items keep their numbers; a marker that our lists cannot
 * show (第一条, a), （二）), or that belongs to a heading or to a paragraph in a table cell, becomes text.
 */
export function replaceWordLists(body: Element) {
  // Word's headings of level 7 to 9.
  for (const heading of body.querySelectorAll('p[class^="MsoHeading"]')) {
    const renamed = rename(heading, 'h6');
    renamed.setAttribute('style', heading.getAttribute('style') ?? '');
  }
  for (const run of runsOf(body)) replaceRun(run);
}

/** Groups adjacent list paragraphs. */
function runsOf(body: Element): Element[][] {
  const runs: Element[][] = [];
  for (const paragraph of body.querySelectorAll(`p${styled}, :is(h1, h2, h3, h4, h5, h6)${styled}`)) {
    if (!wordList.test(paragraph.getAttribute('style') ?? '')) continue;
    const run = runs.at(-1);
    if (run?.at(-1) === paragraph.previousElementSibling) run?.push(paragraph);
    else runs.push([paragraph]);
  }
  return runs;
}

interface OpenList {
  level: number;
  /** The list's name in Word: l0, l1. */
  name: string;
  list: Element;
  /** The number of the next item; null for bullets. */
  next: number | null;
}

/** Each level is a list in the last item of the level above. */
function replaceRun(run: readonly Element[]) {
  const open: OpenList[] = [];
  for (const paragraph of run) {
    const [, name = '', depth = '1'] = wordList.exec(paragraph.getAttribute('style') ?? '') ?? [];
    const level = Number(depth);
    const marker = takeMarker(paragraph);
    while ((open.at(-1)?.level ?? 0) > level) open.pop();
    if (marker.kind !== 'text' && isItem(paragraph)) {
      const item = rename(paragraph, 'li');
      listFor(item, marker, { level, name }, open).append(item);
      continue;
    }
    // The text belongs to the item above, as a paragraph in it. A heading belongs to no list.
    while ((open.at(-1)?.level ?? 0) >= level || (open.length > 0 && paragraph.nodeName !== 'P')) open.pop();
    if (marker.kind !== 'bullet') paragraph.prepend(beforeText(marker.seen));
    open.at(-1)?.list.lastElementChild?.append(paragraph);
  }
}

const isItem = (paragraph: Element): boolean => paragraph.nodeName === 'P' && !paragraph.closest('td, th');

/** The list that the item continues, or a new one if its number or bullet does not match. */
function listFor(
  item: Element,
  marker: ListMarker,
  { level, name }: Pick<OpenList, 'level' | 'name'>,
  open: OpenList[],
): Element {
  const number = marker.kind === 'number' ? Number.parseInt(marker.seen, 10) : null;
  const last = open.at(-1);
  if (last?.level === level) {
    if (last.next === number && (number !== null || last.name === name)) {
      if (number !== null) last.next = number + 1;
      return last.list;
    }
    open.pop();
  }
  const list = document.createElement(number === null ? 'ul' : 'ol');
  if (number !== null && number !== 1) list.setAttribute('start', String(number));
  const above = open.at(-1)?.list.lastElementChild;
  if (above) above.append(list);
  else item.before(list);
  open.push({ level, name, list, next: number === null ? null : number + 1 });
  return list;
}

/** Removes Word's marker from the paragraph and returns it. */
function takeMarker(paragraph: Element): ListMarker {
  const parts = [...paragraph.querySelectorAll(styled)];
  const seen = plainText(parts.map((part) => part.textContent).join(''));
  const style = parts.map((part) => styleOfAll(part, paragraph)).join(';');
  for (const part of parts) {
    const around = part.parentElement;
    part.remove();
    if (around && around !== paragraph && isBlank(around)) around.remove();
  }
  return readMarker(seen, style);
}

/** The styles of the element and its ancestors within the paragraph. */
function styleOfAll(element: Element, paragraph: Element): string {
  const style = element.getAttribute('style') ?? '';
  const around = element.parentElement;
  return around && around !== paragraph ? `${style};${styleOfAll(around, paragraph)}` : style;
}
