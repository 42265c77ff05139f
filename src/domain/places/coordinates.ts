import gcoord from 'gcoord';
import type { City } from './cities.ts';
import { isInGuangxi } from './guangxi.ts';

/** A place in decimal degrees. Stored places are WGS84 (decision 042). */
export interface Point {
  lng: number;
  lat: number;
}

/** The coordinate systems that people paste from: GPS (WGS84), AMap and Tencent (GCJ-02), Baidu (BD-09). */
export const coordinateSystems = ['wgs84', 'gcj02', 'bd09'] as const;
export type CoordinateSystem = (typeof coordinateSystems)[number];

const known = { wgs84: gcoord.WGS84, gcj02: gcoord.GCJ02, bd09: gcoord.BD09 } as const;

export function toWgs84({ lng, lat }: Point, from: CoordinateSystem): Point {
  const [east, north] = gcoord.transform([lng, lat], known[from], gcoord.WGS84) as [number, number];
  return { lng: east, lat: north };
}

export function fromWgs84({ lng, lat }: Point, to: CoordinateSystem): Point {
  const [east, north] = gcoord.transform([lng, lat], gcoord.WGS84, known[to]) as [number, number];
  return { lng: east, lat: north };
}

/** Writes degrees in their stored form. Six decimals are precise to a tenth of a metre. */
export const writeDegrees = (degrees: number): string => String(Number(degrees.toFixed(6)));

/** Reads a stored or typed pair; null when either text is no number. */
export function pointOf(lng: string, lat: string): Point | null {
  const point = { lng: Number(lng), lat: Number(lat) };
  const isGiven = lng.trim() !== '' && lat.trim() !== '';
  return isGiven && Number.isFinite(point.lng) && Number.isFinite(point.lat) ? point : null;
}

/** Whether longitude and latitude seem to be swapped: only the other way round the point lies in Guangxi. */
export const isSwapped = (point: Point): boolean => !isInGuangxi(point) && isInGuangxi(swapped(point));

/** Whether the point makes sense: it is on the globe, and not swapped. */
export const isPlausible = (point: Point): boolean => isOnGlobe(point) && !isSwapped(point);

const isOnGlobe = ({ lng, lat }: Point): boolean => Math.abs(lng) <= 180 && Math.abs(lat) <= 90;

export const swapped = ({ lng, lat }: Point): Point => ({ lng: lat, lat: lng });

/**
 * Reads coordinates as people paste them: `108.3667,22.8167`, `N22°49′ E108°22′30″`, `经度108.3667 纬度22.8167`. Without axis
 * marks the longitude comes first, unless that is impossible. Null when the text is not two angles.
 */
export function readPoint(text: string): Point | null {
  const plain = withPlainMarks(text).normalize('NFKC');
  const [first, second] = readAngles(plain, markedBefore) ?? readAngles(plain, markedAfter) ?? [];
  if (!first || !second || (first.axis && first.axis === second.axis)) return null;
  const isUnmarked = !first.axis && !second.axis;
  const latitudeFirst =
    first.axis === 'lat' ||
    second.axis === 'lng' ||
    (isUnmarked && Math.abs(first.degrees) <= 90 && Math.abs(second.degrees) > 90);
  const point = latitudeFirst
    ? { lng: second.degrees, lat: first.degrees }
    : { lng: first.degrees, lat: second.degrees };
  return isOnGlobe(point) ? point : null;
}

/** Signs of degrees, minutes and seconds, including forms that programs convert them to, such as Word’s curly quotation marks. */
const lookalikes: readonly (readonly [RegExp, string])[] = [
  // Invisible characters, which some programs copy along.
  [/\p{Default_Ignorable_Code_Point}/gu, ''],
  [/[º˚⁰゜◦○]/g, '°'],
  [/[‘’‚‛‹›′‵´`ʹʻʼʽˈˊˋ＇｀՚׳]/g, "'"],
  [/[“”„‟«»″‶ʺˮ˝＂〃〝〞〟״]/g, '"'],
];

/** Before NFKC, which would decompose some of the signs. */
const withPlainMarks = (text: string): string =>
  lookalikes.reduce((plain, [forms, mark]) => plain.replaceAll(forms, mark), text);

const mark = String.raw`(lng|lon|longitude|lat|latitude|[东西]经|[南北]纬|经度|纬度|[EWNS])`;
const angle = String.raw`(-?\d{1,3}(?:\.\d{1,12})?)(?:\s*[°度]\s*(?:(\d{1,2}(?:\.\d{1,10})?)\s*['分]\s*(?:(\d{1,2}(?:\.\d{1,8})?)\s*(?:["秒]|'\s*')\s*)?)?)?`;
const markedBefore = new RegExp(String.raw`${mark}?\s*[:=]?\s*${angle}`, 'gi');
const markedAfter = new RegExp(String.raw`${angle}\s*${mark}?`, 'gi');
const separators = /[\s,;、。()[\]]/g;

/** Reads a text that consists of two angles; null for any other text. */
function readAngles(text: string, pattern: RegExp) {
  const angles = [...text.matchAll(pattern)].map(([, ...parts]) =>
    angleOf(pattern === markedBefore ? parts : [parts[3], ...parts.slice(0, 3)]),
  );
  return angles.length === 2 && text.replace(pattern, '').replaceAll(separators, '') === '' ? angles : null;
}

function angleOf([side = '', degrees = '', minutes = '0', seconds = '0']: readonly (string | undefined)[]) {
  const size = Math.abs(Number(degrees)) + Number(minutes) / 60 + Number(seconds) / 3600;
  const isNegative = degrees.startsWith('-') || /^[ws]$|[西南]/i.test(side);
  const axis = /^lat|纬|^[ns]$/i.test(side) ? 'lat' : /^lo?n|经|^[ew]$/i.test(side) ? 'lng' : null;
  return { degrees: isNegative ? -size : size, axis } as const;
}

/**
 * The point of a click on a city's tile of the schematic map. `across` and `down` are 0 to 1, from the upper left
 * corner.
 */
export function pointInTile({ box: [west, south, east, north] }: City, across: number, down: number): Point {
  return toWgs84({ lng: west + (east - west) * across, lat: north - (north - south) * down }, 'gcj02');
}

/** Whether the point lies in the box around the city. The boxes of neighbours overlap. */
export function isInBoxOf({ box: [west, south, east, north] }: City, point: Point): boolean {
  const { lng, lat } = fromWgs84(point, 'gcj02');
  return lng >= west && lng <= east && lat >= south && lat <= north;
}

/**
 * The position of a point on the schematic map: the city, preferably one whose box contains it, and the position in its
 * tile.
 */
export function tileOf(point: Point, all: readonly City[]): { city: City; across: number; down: number } | null {
  if (!isInGuangxi(point)) return null;
  const { lng, lat } = fromWgs84(point, 'gcj02');
  const inside = all.filter((city) => isInBoxOf(city, point));
  const distance = (city: City) => Math.hypot(city.lng - point.lng, city.lat - point.lat);
  const city = (inside.length > 0 ? inside : [...all]).toSorted((a, b) => distance(a) - distance(b))[0];
  if (!city) return null;
  const [west, south, east, north] = city.box;
  const within = (part: number) => Math.min(1, Math.max(0, part));
  return { city, across: within((lng - west) / (east - west)), down: within((north - lat) / (north - south)) };
}
