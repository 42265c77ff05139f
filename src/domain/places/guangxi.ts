import type { Point } from './coordinates.ts';

/** The bounding box of Guangxi (decision 042). */
const guangxi = { west: 104.45, east: 112.07, south: 20.9, north: 26.4 };

export const isInGuangxi = ({ lng, lat }: Point): boolean =>
  lng >= guangxi.west && lng <= guangxi.east && lat >= guangxi.south && lat <= guangxi.north;
