import { isHidden } from '#src/views/page/hidden.ts';

/**
 * The position of an element in the visible page: its index at each level of the document, from the page down to it.
 */
export type ElementPlace = readonly number[];

/** The parent of all kept pages. */
const pages = () => document.querySelector('#main');

/** Hidden pages do not count: they may be mounted and unmounted beside the visible one. */
const childrenOf = (parent: Element): readonly Element[] =>
  parent === pages() ? [...parent.children].filter((child) => !isHidden(child)) : [...parent.children];

export function placeOf(element: Element): ElementPlace {
  const parent = element.parentElement;
  return parent && element !== pages() ? [...placeOf(parent), childrenOf(parent).indexOf(element)] : [];
}

/** The element at that position after the page was rendered again. */
export const elementAt = (place: ElementPlace): Element | null =>
  place.reduce<Element | null>((parent, index) => (parent && childrenOf(parent)[index]) ?? null, pages());
