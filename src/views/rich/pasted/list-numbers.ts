import { isBlank, isBlock, rename, styleOf, unwrap } from './elements.ts';
import { beforeText, markerOf } from '#src/domain/rich/list-marker.ts';

/**
 * Keeps the visible numbers of lists. Our lists count up from their first number; an item with another number starts a
 * new list, and an item that our lists cannot show (a., 一、, a heading) becomes text with its number.
 */
export function keepListNumbers(body: Element) {
  for (const list of body.querySelectorAll('ol, ul')) nameByType(list);
  for (const nested of body.querySelectorAll(':is(ol, ul) > :is(ol, ul)'))
    nested.previousElementSibling?.append(nested);
  // Inner lists first, so that the outer items contain their texts.
  for (const list of [...body.querySelectorAll('ol, ul')].reverse()) splitList(list);
}

const bullets = /^(?:disc|circle|square)$/;
const numbers = /^(?:decimal|(?:lower|upper)-|cjk-|simp-|trad-)/;

/** Renames a list to its visible type: styles make numbers of bullets, and bullets of numbers. */
function nameByType(list: Element) {
  const [first] = list.querySelectorAll(':scope > li');
  const type = first ? typeOf(first, list) : '';
  const tag = list.nodeName === 'OL' ? bullets.test(type) && 'ul' : numbers.test(type) && 'ol';
  if (!tag) return;
  const named = rename(list, tag);
  for (const name of ['style', 'start', 'reversed']) {
    const given = list.getAttribute(name);
    if (given !== null) named.setAttribute(name, given);
  }
}

function splitList(list: Element) {
  const isNumbered = list.nodeName === 'OL';
  const items = [...list.children].filter(({ nodeName }) => nodeName === 'LI');
  const isReversed = isNumbered && list.hasAttribute('reversed');
  let number = numberIn(list, 'start') ?? (isReversed ? items.length : 1);
  let open: { list: Element; next: number } | null = null;
  for (const item of items) {
    number = (isNumbered ? numberIn(item, 'value') : null) ?? number;
    const marker = isNumbered ? markerOf(number, typeOf(item, list)) : '';
    if (isBlank(item)) item.remove();
    else if (isText(item, marker, isNumbered)) {
      writeMarker(item, beforeText(marker));
      list.before(item);
      unwrap(item);
      open = null;
    } else {
      if (!open || (isNumbered && open.next !== number)) {
        open = { list: listFrom(list, number), next: number };
        list.before(open.list);
      }
      open.list.append(item);
      open.next = number + 1;
    }
    number += isReversed ? -1 : 1;
  }
  // Content outside of the items.
  unwrap(list);
}

/** An empty list of the same kind that starts at this number. */
function listFrom(list: Element, number: number): Element {
  const part = list.cloneNode(false) as Element;
  if (list.nodeName === 'OL' && number !== 1) part.setAttribute('start', String(number));
  else part.removeAttribute('start');
  return part;
}

function numberIn(element: Element, name: string): number | null {
  const given = element.getAttribute(name) ?? '';
  return /^\s*-?\d{1,6}\s*$/.test(given) ? Number(given) : null;
}

const typeNames: Readonly<Record<string, string>> = {
  a: 'lower-alpha',
  A: 'upper-alpha',
  i: 'lower-roman',
  I: 'upper-roman',
};

function typeOf(item: Element, list: Element): string {
  for (const element of [item, list]) {
    const styled = styleOf(element, 'list-style-type') || typeIn(styleOf(element, 'list-style'));
    const type = styled || typeNames[element.getAttribute('type') ?? ''];
    if (type) return type;
  }
  return list.nodeName === 'OL' ? 'decimal' : '';
}

/** The list type among the parts of a `list-style`; the others are the position and the picture of the marker. */
const typeIn = (style: string): string =>
  style
    .replaceAll(/url\([^)]*\)|\b(?:inside|outside)\b/g, '')
    .trim()
    .split(/\s+(?=[^"']*$)/)[0] ?? '';

const isText = (item: Element, marker: string, isNumbered: boolean): boolean =>
  /^H\d$/.test(item.firstElementChild?.nodeName ?? '') ||
  (isNumbered && (!/^(?:0|[1-9]\d*)\.$/.test(marker) || item.closest('td, th') !== null));

/** Writes the marker before the first line of the item, which becomes a paragraph if it is not one. */
function writeMarker(item: Element, marker: string) {
  const first = [...item.childNodes].find((node) => node.textContent?.trim());
  if (first instanceof Element && /^(?:P|H\d)$/.test(first.nodeName)) return first.prepend(marker);
  if (first instanceof Element && first.nodeName === 'DIV') return writeMarker(first, marker);
  const block = [...item.childNodes].findIndex(isBlock);
  const line = [...item.childNodes].slice(0, block < 0 ? undefined : block);
  const paragraph = document.createElement('p');
  paragraph.append(marker, ...line);
  item.prepend(paragraph);
}
