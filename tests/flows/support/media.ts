/**
 * Media queries of a window 1280 px wide, for someone who wants less motion: transitions are no test's subject and take
 * no time then. Nothing has a size here; only queries are answered.
 */
const width = 1280;

const unanswered = window.matchMedia;

window.matchMedia = (media) => Object.assign(unanswered(media), { matches: fits(media) });

function fits(media: string): boolean {
  if (media.includes('prefers-reduced-motion')) return true;
  const widths = [...media.matchAll(/\((min|max)-width: ([\d.]+)(px|em)\)/g)];
  // An empty query fits anything, one about something else nothing.
  if (widths.length === 0) return media.trim() === '';
  return widths.every(([, edge, number, unit]) => {
    const pixels = Number(number) * (unit === 'em' ? 16 : 1);
    return edge === 'min' ? width >= pixels : width <= pixels;
  });
}
