import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cities } from '#src/domain/places/cities.ts';
import {
  fromWgs84,
  isPlausible,
  isSwapped,
  pointInTile,
  pointOf,
  readPoint,
  swapped,
  tileOf,
  toWgs84,
  writeDegrees,
} from '#src/domain/places/coordinates.ts';
import { isInGuangxi } from '#src/domain/places/guangxi.ts';

const nanning = { lng: 108.3667, lat: 22.8167 };

describe('pasted coordinates are read', () => {
  test.each([
    '108.3667,22.8167',
    '108.3667，22.8167',
    ' 108.3667  22.8167 ',
    '22.8167, 108.3667',
    '经度108.3667 纬度22.8167',
    '纬度：22.8167；经度：108.3667',
    'lng: 108.3667, lat: 22.8167',
    'lat=22.8167 lng=108.3667',
    'E108.3667 N22.8167',
    '22.8167°N, 108.3667°E',
    '东经108.3667° 北纬22.8167°',
    '(108.3667, 22.8167)',
    '１０８．３６６７，２２．８１６７',
  ])('%s', (text) => {
    expect(readPoint(text)).toEqual(nanning);
  });

  test.each([
    ['108°22′30″E, 22°49′12″N', { lng: 108.375, lat: 22.82 }],
    [`N22°49'12" E108°22'30"`, { lng: 108.375, lat: 22.82 }],
    ['东经108度22分30秒，北纬22度49分12秒', { lng: 108.375, lat: 22.82 }],
    ['108°22.5′ 22°49.2′', { lng: 108.375, lat: 22.82 }],
    ['W 70.5 S 33.25', { lng: -70.5, lat: -33.25 }],
    ['s33.25 w70.5', { lng: -70.5, lat: -33.25 }],
    ['西经70.5 南纬33.25', { lng: -70.5, lat: -33.25 }],
    ['33.25°S 70.5°W', { lng: -70.5, lat: -33.25 }],
    ['-70.5 -33.25', { lng: -70.5, lat: -33.25 }],
    ['longitude 8.5 latitude 7.25', { lng: 8.5, lat: 7.25 }],
    ['latitude 7.25 longitude 8.5', { lng: 8.5, lat: 7.25 }],
    ['lon 8.5 lat 7.25', { lng: 8.5, lat: 7.25 }],
    ['7.25N, 8.5E', { lng: 8.5, lat: 7.25 }],
    // One axis is enough.
    ['lat 7.25, 8.5', { lng: 8.5, lat: 7.25 }],
    ['7.25, lng 8.5', { lng: 8.5, lat: 7.25 }],
    ['lng 8.5, 7.25', { lng: 8.5, lat: 7.25 }],
    // Both values are ambiguous: the longitude comes first.
    ['8.5, 7.25', { lng: 8.5, lat: 7.25 }],
    ['90, 7.25', { lng: 90, lat: 7.25 }],
    ['180, 90', { lng: 180, lat: 90 }],
    ['-90, -180', { lng: -180, lat: -90 }],
    ['0, 0', { lng: 0, lat: 0 }],
    ['108度 22分, 22度 49分', { lng: 108.366667, lat: 22.816667 }],
    ["108°22'30.5'' 22°49'12.5''", { lng: 108.375139, lat: 22.820139 }],
    ['7.25, 90', { lng: 7.25, lat: 90 }],
    ['108°，22°', { lng: 108, lat: 22 }],
    ['[108.5；22.5]', { lng: 108.5, lat: 22.5 }],
    ['108.5、22.5', { lng: 108.5, lat: 22.5 }],
  ])('%s', (text, point) => {
    const read = readPoint(text);
    expect(read && { lng: Number(writeDegrees(read.lng)), lat: Number(writeDegrees(read.lat)) }).toEqual(point);
  });

  test('Q20: quotation marks of any form are minutes and seconds, and any small circle is a degree sign', () => {
    const singles = Array.from(`'‘’‚‛‹›′‵´\`ʹʻʼʽˈˊˋ＇｀՚׳`);
    const doubles = [...Array.from('"“”„‟«»″‶ʺˮ˝＂〃〝〞〟״'), "''", '’’', '′′', "' '"];
    const texts = [
      ...singles.map((minute) => `北纬22°49${minute}12”，东经108°22${minute}30”`),
      ...doubles.map((second) => `22°49’12${second}N，108°22‘30${second}E`),
      '\u200e22°49′12″N\u200b,\u202a108°22′30″E\u202c',
      ...Array.from('°º˚⁰゜◦○').map((degree) => `E108${degree}22′30″ N22${degree}49′12″`),
    ];
    const read = texts.map((text) => [text, readPoint(text)]);
    expect(read).toEqual(texts.map((text) => [text, { lng: 108.375, lat: 22.82 }]));
  });

  test.each([
    '',
    '108.3667',
    'NaN,NaN',
    '108,3667;22,8167',
    '1,2,3',
    '999,22',
    '181, 22',
    '108, 91',
    'E8 E7',
    // Its marks determine the axes, however implausible.
    'E22.5, 108.5',
    '91, 91',
    'lng 108.5 E, 22',
    'N22 N23',
    '南宁市',
    '<b>108,22</b>',
    '108.3667,22.8167 附近',
  ])('fault G11: %s is not a place', (text) => {
    expect(readPoint(text)).toBeNull();
  });

  test('fault D15: a text of any length is read quickly', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('1', '.', '°', '′', 'E', ' ', ','), maxLength: 5000 }), (text) => {
        readPoint(text);
      }),
    );
  });

  test('fault G11: any written place is read back', () => {
    const degrees = (most: number) =>
      fc.integer({ min: -most * 1e6, max: most * 1e6 }).map((millionths) => millionths / 1e6);
    fc.assert(
      fc.property(degrees(180), degrees(90), (lng, lat) => {
        fc.pre(Math.abs(lng) >= 1 && Math.abs(lat) >= 1);
        expect(readPoint(`经度${writeDegrees(lng)},纬度${writeDegrees(lat)}`)).toEqual({ lng, lat });
      }),
    );
  });
});

test('GCJ-02 and BD-09 are converted in both directions within a metre (decision 042)', () => {
  const rounded = ({ lng, lat }: { lng: number; lat: number }) => [lng.toFixed(4), lat.toFixed(4)];
  expect(rounded(toWgs84({ lng: 108.320004, lat: 22.82402 }, 'gcj02'))).toEqual(['108.3160', '22.8268']);
  for (const system of ['wgs84', 'gcj02', 'bd09'] as const) {
    const there = toWgs84(fromWgs84(nanning, system), system);
    expect(Math.hypot(there.lng - nanning.lng, there.lat - nanning.lat)).toBeLessThan(1e-5);
  }
});

test('a place outside Guangxi and swapped coordinates are noticed (decision 042)', () => {
  expect(
    [nanning, swapped(nanning), { lng: 116.4, lat: 39.9 }].map((point) => [isInGuangxi(point), isSwapped(point)]),
  ).toEqual([
    [true, false],
    [false, true],
    [false, false],
  ]);
});

test.each([
  [108, 23, true],
  [104.45, 20.9, true],
  [112.07, 26.4, true],
  [104.44, 23, false],
  [112.08, 23, false],
  [108, 20.89, false],
  [108, 26.41, false],
])('%d, %d lies in Guangxi: %s', (lng, lat, isInside) => {
  expect(isInGuangxi({ lng, lat })).toBe(isInside);
});

test('implausible coordinates are no start of the map', () => {
  const points = [
    nanning,
    { lng: 116.4, lat: 39.9 },
    swapped(nanning),
    { lng: 200, lat: 22.8 },
    { lng: 108.3, lat: -91 },
  ];
  expect(points.map(isPlausible)).toEqual([true, true, false, false, false]);
});

test.each([
  ['108.3', '22.8', { lng: 108.3, lat: 22.8 }],
  ['', '22.8', null],
  ['108,3', '22.8', null],
  ['108.3', '', null],
  [' ', '22.8', null],
  ['108.3', ' ', null],
  ['108.3', '22,8', null],
  ['Infinity', '22.8', null],
  ['0', '0', { lng: 0, lat: 0 }],
])('%s and %s as a pair', (lng, lat, point) => {
  expect(pointOf(lng, lat)).toEqual(point);
});

test('the schematic map: each city’s centre is in its own tile, and a click there returns it', () => {
  for (const city of cities) {
    const tile = tileOf(city, cities);
    expect(tile?.city.code).toBe(city.code);
    const { lng, lat } = pointInTile(city, tile?.across ?? 0, tile?.down ?? 0);
    expect(Math.hypot(lng - city.lng, lat - city.lat)).toBeLessThan(1e-4);
  }
  expect(new Set(cities.map(({ column, row }) => `${column},${row}`)).size).toBe(14);
  expect(tileOf({ lng: 116.4, lat: 39.9 }, cities)).toBeNull();
});

test.each([
  // Nearer to the centre of Guigang, but only inside the box of Nanning.
  [109, 23, '南宁市'],
  // In no box: the nearest.
  [104.5, 22.25, '百色市'],
])('the schematic map shows %d, %d in %s', (lng, lat, name) => {
  expect(tileOf({ lng, lat }, cities)?.city.name).toBe(name);
});

test('a place beside its tile is shown at the edge; without cities nothing is shown', () => {
  const southEast = tileOf({ lng: 112.06, lat: 20.95 }, cities);
  const northWest = tileOf({ lng: 104.46, lat: 26.39 }, cities);
  expect([southEast?.across, southEast?.down, northWest?.down]).toEqual([1, 1, 0]);
  expect(tileOf(nanning, [])).toBeNull();
});
