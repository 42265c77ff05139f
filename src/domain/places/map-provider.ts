import type { Point } from './coordinates.ts';

/**
 * A map service that shows a place and lets somebody pick another one. Places are WGS84; conversion is its own business. It
 * is foreign code: whatever of it throws, at once or later, goes to `onFailure` and no further.
 */
export interface MapProvider {
  /** Draws into the element; the returned function takes the map away. */
  show: (element: HTMLElement, options: MapOptions) => () => void;
}

export interface MapOptions {
  center: Point;
  marked: Point | null;
  onPick: (point: Point) => void;
  onFailure: (error: unknown) => void;
}
