import type { TextsOf } from '#src/i18n/texts.ts';

/** The home page. */
export default {
  'home.greeting': 'Hola, {{name}}',
  'home.waiting': 'Tareas pendientes',
  'home.waitingFailed': 'No se pudieron cargar las tareas pendientes',
  'home.nothingWaits': 'Está todo al día',
  'home.toPublish': 'Por publicar',
  'home.toGoOnline': 'Por poner en línea',
  'home.toAppoint': 'Por nombrar panel',
  'home.toCorrect': 'Devueltas, por corregir',
  'home.toScore': 'Por evaluar',
  'home.toDecide': 'Por resolver',
  'home.toModerate': 'Por moderar',
  'home.overdue': 'Vencida',
  'home.dueToday': 'Vencen hoy',
  'home.unread': 'Nuevas',
  'home.records': '{{count}}',
  'home.oldest': 'desde {{age}}',
  'home.draft': 'Borrador sin guardar',
  'home.shortcuts': 'Accesos directos',
} satisfies TextsOf<'home'>;
