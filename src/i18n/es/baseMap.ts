import type { TextsOf } from '#src/i18n/texts.ts';

/** The map of bases. */
export default {
  map: 'Mapa de bases',
  loading: 'Cargando el mapa',
  city: '{{city}}, bases: {{count}}',
  unplaced: 'Lugar desconocido',
  unplacedHint: 'Sin coordenadas, o fuera de Guangxi',
  legend: 'Leyenda',
  pick: 'Elija una ciudad para ver sus bases',
  none: 'Ninguna base coincide',
  chooseCity: 'Ciudad',
  allCities: 'Elegir ciudad',
  cut: 'Coinciden {{total}} bases; el mapa muestra solo las {{shown}} modificadas más recientemente. Puede acotarlas con los filtros.',
  failed: 'No se pudieron cargar las bases',
  unavailable: 'No se pudo cargar el servicio de mapas; este es un mapa esquemático',
  note: 'Mapa esquemático sin límites. Las flechas mueven entre ciudades.',
  missing: 'Fuera del mapa, lugar desconocido: {{count}}',
  'sign.natureEducation': 'N',
  'sign.forestWellness': 'B',
  'sign.twoMountains': '2',
  'sign.flowerSeedling': 'F',
  'sign.forestExperience': 'E',
  'sign.forestFamilyHome': 'H',
  'sign.scienceBase': 'C',
  'sign.studyTravel': 'P',
  'sign.other': 'O',
} satisfies TextsOf<'baseMap'>;
