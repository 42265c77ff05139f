import type { Area, Point } from './layout.ts';

/** The visible part of the chart: the position of its corner in the window, and its scale. */
export interface View extends Point {
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

const smallest = 0.1;
const largest = 3;
/** The largest scale of a small chart. */
const largestFit = 1.15;
const margin = 12;

const within = (scale: number): number => Math.min(Math.max(scale, smallest), largest);

/** The whole chart, centred. */
export function fitted(picture: Size, window: Size): View {
  const room = { width: window.width - 2 * margin, height: window.height - 2 * margin };
  const fit = Math.min(room.width / picture.width, room.height / picture.height, largestFit);
  return centred({ x: 0, y: 0, ...picture }, window, within(fit));
}

/** An area, centred in the window. */
export const centred = (area: Area, window: Size, scale: number): View => ({
  x: window.width / 2 - (area.x + area.width / 2) * scale,
  y: window.height / 2 - (area.y + area.height / 2) * scale,
  scale,
});

/** An area as close to the centre as possible without an empty edge in the window. */
export function focused(area: Area, picture: Size, window: Size, scale: number): View {
  const view = centred(area, window, scale);
  const held = (place: number, length: number, room: number) => {
    const least = room - margin - length * scale;
    return least > margin ? (room - length * scale) / 2 : Math.min(Math.max(place, least), margin);
  };
  return {
    x: held(view.x, picture.width, window.width),
    y: held(view.y, picture.height, window.height),
    scale,
  };
}

/** Zooms around a point, which stays in place. */
export function zoomed(view: View, factor: number, at: Point): View {
  const scale = within(view.scale * factor);
  const ratio = scale / view.scale;
  return { x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio, scale };
}

export const moved = (view: View, by: Point): View => ({ ...view, x: view.x + by.x, y: view.y + by.y });

/** Moves just far enough to show an area, or the upper left corner of one that is too large. */
export function revealed(view: View, area: Area, window: Size): View {
  const shift = (start: number, length: number, room: number) => {
    const back = Math.min(room - margin - (start + length), 0);
    return start + back < margin ? margin - start : back;
  };
  const x = view.x + area.x * view.scale;
  const y = view.y + area.y * view.scale;
  return moved(view, {
    x: shift(x, area.width * view.scale, window.width),
    y: shift(y, area.height * view.scale, window.height),
  });
}
