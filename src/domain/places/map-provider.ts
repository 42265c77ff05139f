import type { Point } from './coordinates.ts';

/**
 * A map service that shows a point and lets somebody pick another one, or shows many places. Points are WGS84; the provider converts them itself.
 * It runs third-party code, so every exception of it, at once or later, goes to `onFailure` only.
 */
export interface MapProvider {
  /** Draws the map into the element; the returned function removes it. */
  show: (element: HTMLElement, options: MapOptions) => () => void;
  /** Draws a map of many places. */
  showPlaces: (element: HTMLElement, options: PlacesOptions) => PlacesMap;
}

/** A map of many places. */
export interface PlacesMap {
  /** Replaces the marked places, and shows all of them. */
  mark: (places: readonly MarkedPlace[]) => void;
  /** Removes the map. */
  leave: () => void;
}

interface MarkedPlace {
  id: string;
  point: Point;
  /** The text of its tooltip. */
  title: string;
  /** The text of its marker. */
  sign: HTMLElement;
}

interface PlacesOptions {
  center: Point;
  onPick: (id: string) => void;
  onFailure: (error: unknown) => void;
}

interface MapOptions {
  center: Point;
  marked: Point | null;
  onPick: (point: Point) => void;
  onFailure: (error: unknown) => void;
}
