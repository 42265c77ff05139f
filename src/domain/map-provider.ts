import type { Point } from './coordinates.ts';

/** A map service that shows a place and lets somebody pick another one. Places are WGS84; conversion is its own business. */
export interface MapProvider {
  /** Draws into the element; the returned function takes the map away. */
  show: (element: HTMLElement, options: { center: Point; marked: Point | null; onPick: (point: Point) => void }) => () => void;
}
