/** Where an element stands in the page on screen: at each level, the how manieth it is. */
export type ElementPlace = readonly number[];

const pages = () => document.querySelector('#main');

/** Kept pages, and what they show elsewhere, are in the document and not displayed. */
export const isHidden = (element: Element): boolean => element.closest('[style*="display: none"]') !== null;

/** A kept page comes before or behind the one on screen, and counts for nothing. */
const childrenOf = (parent: Element): readonly Element[] =>
  parent === pages() ? [...parent.children].filter((child) => !isHidden(child)) : [...parent.children];

export function placeOf(element: Element): ElementPlace {
  const parent = element.parentElement;
  return parent && element !== pages() ? [...placeOf(parent), childrenOf(parent).indexOf(element)] : [];
}

/** What stands there now, where a page was drawn anew since. */
export const elementAt = (place: ElementPlace): Element | null =>
  place.reduce<Element | null>((parent, index) => (parent && childrenOf(parent)[index]) ?? null, pages());
