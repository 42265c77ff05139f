/**
 * Answers media queries like a window of 1280 px with reduced motion, so that transitions take no time. Only queries are
 * answered; elements still have no size.
 */
const width = 1280;

const unanswered = window.matchMedia;

window.matchMedia = (media) => Object.assign(unanswered(media), { matches: fits(media) });

function fits(media: string): boolean {
  if (media.includes('prefers-reduced-motion')) return true;
  const widths = [...media.matchAll(/\((min|max)-width: ([\d.]+)(px|em)\)/g)];
  // An empty query always matches. A query about something other than width never does.
  if (widths.length === 0) return media.trim() === '';
  return widths.every(([, edge, number, unit]) => {
    const pixels = Number(number) * (unit === 'em' ? 16 : 1);
    return edge === 'min' ? width >= pixels : width <= pixels;
  });
}
