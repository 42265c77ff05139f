/** Marks the edges at which the content of a box that scrolls sideways is cut. */
export function markCut(box: HTMLElement) {
  const { scrollLeft, scrollWidth, clientWidth } = box;
  box.dataset.cut = [scrollLeft > 1 && 'start', scrollLeft + clientWidth < scrollWidth - 1 && 'end']
    .filter(Boolean)
    .join(' ');
}
