import type { TextsOf } from '#src/i18n/texts.ts';

/** Entering coordinates, and picking a place on a map. */
export default {
  paste: 'Paste coordinates',
  pasteHint: 'Such as 108.3667,22.8167; Enter takes it over',
  unread: 'Not understood. Paste “longitude,latitude” or degrees, minutes and seconds',
  system: 'Coordinate system',
  'system.wgs84': 'WGS84 (GPS)',
  'system.gcj02': 'GCJ-02 (AMap, Tencent)',
  'system.bd09': 'BD-09 (Baidu)',
  pick: 'Pick on map',
  swapped: 'Longitude and latitude seem to be the wrong way round.',
  swap: 'Swap them',
  outside: 'This place is outside Guangxi. Please check. Coordinates are stored as WGS84.',
  loading: 'Loading the map',
  map: 'Map',
  schematic: 'No map service is set. The offline sketch is shown',
  unavailable: 'The map service could not be loaded. The offline sketch is shown',
  note: 'Schematic only, not a boundary reference. A picked place is approximate: check and adjust it.',
  picked: 'Picked: {{longitude}}, {{latitude}} (WGS84)',
  nothingPicked: 'Nothing picked yet',
  take: 'Use this place',
} satisfies TextsOf<'place'>;
