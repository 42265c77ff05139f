import type { TextsOf } from '#src/i18n/texts.ts';

/** The map of bases. */
export default {
  map: 'Map of bases',
  loading: 'Loading the map',
  city: '{{city}}, bases: {{count}}',
  unplaced: 'Place unknown',
  unplacedHint: 'No coordinates, or they are not in Guangxi',
  legend: 'Legend',
  pick: 'Pick a city to see its bases',
  none: 'No base matches',
  chooseCity: 'City',
  allCities: 'Pick a city',
  cut: '{{total}} bases match; the map has only the {{shown}} changed last. Filters narrow them down.',
  failed: 'The bases could not be loaded',
  unavailable: 'The map service could not be loaded; this is a schematic map',
  note: 'A schematic map without boundaries. Arrow keys move between cities.',
  missing: 'Not on the map, place unknown: {{count}}',
  'sign.natureEducation': 'N',
  'sign.forestWellness': 'W',
  'sign.twoMountains': '2',
  'sign.flowerSeedling': 'F',
  'sign.forestExperience': 'E',
  'sign.forestFamilyHome': 'H',
  'sign.scienceBase': 'S',
  'sign.studyTravel': 'T',
  'sign.other': 'O',
} satisfies TextsOf<'baseMap'>;
