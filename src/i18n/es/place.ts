import type { TextsOf } from '#src/i18n/texts.ts';

/** Entrada de coordenadas y selección de un lugar en el mapa. */
export default {
  paste: 'Pegar coordenadas',
  pasteHint: 'Como 108.3667,22.8167; Intro lo incorpora',
  unread: 'No se entiende. Pegue «longitud,latitud» o grados, minutos y segundos',
  system: 'Sistema de coordenadas',
  'system.wgs84': 'WGS84 (GPS)',
  'system.gcj02': 'GCJ-02 (AMap, Tencent)',
  'system.bd09': 'BD-09 (Baidu)',
  pick: 'Elegir en el mapa',
  swapped: 'La longitud y la latitud parecen intercambiadas.',
  swap: 'Intercambiar',
  outside: 'Este lugar está fuera de Guangxi. Compruébelo. Las coordenadas se guardan como WGS84.',
  loading: 'Cargando el mapa',
  map: 'Mapa',
  schematic: 'No hay servicio de mapas configurado. Se muestra el esquema sin conexión',
  unavailable: 'No se pudo cargar el servicio de mapas. Se muestra el esquema sin conexión',
  note: 'Solo esquema, no sirve como referencia de límites. El punto elegido es aproximado: compruébelo y ajústelo.',
  picked: 'Elegido: {{longitude}}, {{latitude}} (WGS84)',
  nothingPicked: 'Nada elegido todavía',
  take: 'Usar este lugar',
} satisfies TextsOf<'place'>;
