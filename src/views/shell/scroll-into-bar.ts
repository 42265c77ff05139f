/** Brings a tab into view within its bar, and leaves the page where it is: `scrollIntoView` would move both. */
export function scrollIntoBar(tab: HTMLElement): void {
  const bar = tab.parentElement;
  if (!bar) return;
  const [inner, outer] = [tab.getBoundingClientRect(), bar.getBoundingClientRect()];
  if (inner.left < outer.left) bar.scrollLeft -= outer.left - inner.left;
  else if (inner.right > outer.right) bar.scrollLeft += inner.right - outer.right;
}
