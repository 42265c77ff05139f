import type { Point } from './coordinates.ts';

/**
 * A map service that shows a point and lets somebody pick another one. Points are WGS84; the provider converts them itself.
 * It runs third-party code, so every exception of it, at once or later, goes to `onFailure` only.
 */
export interface MapProvider {
  /** Draws the map into the element; the returned function removes it. */
  show: (element: HTMLElement, options: MapOptions) => () => void;
}

interface MapOptions {
  center: Point;
  marked: Point | null;
  onPick: (point: Point) => void;
  onFailure: (error: unknown) => void;
}
