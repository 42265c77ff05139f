import type { TextsOf } from '#src/i18n/texts.ts';

export default {
  label: 'Hallazgo',
  'of.missing': 'Falta contenido recomendado',
  'of.mobile': 'Número de móvil',
  'of.idNumber': 'Número de identidad',
  'of.bankCard': 'Tarjeta bancaria',
  'of.plate': 'Matrícula',
  'of.email': 'Correo electrónico',
  'of.wrongWord': 'Posible error de escritura',
  'of.forbiddenWord': 'Palabra prohibida',
  'of.unknownWords': 'Lista de palabras no cargada',
  'of.badLink': 'Enlace erróneo',
  'of.otherEnvironment': 'Enlace a una dirección interna',
  'of.offlineRecord': 'Enlace a contenido retirado o eliminado',
  'of.noDescription': 'Imagen sin descripción',
  'of.vagueLink': 'Texto de enlace sin destino',
  'of.headingSkip': 'Salto de nivel en los títulos',
  'of.emptyParagraph': 'Párrafo vacío',
  'of.future': 'Publicación en el futuro',
  'of.over': 'Ha terminado y sigue fijado o en el carrusel',
  'of.noMapNumber': 'Mapa sin número de revisión (审图号)',
} satisfies TextsOf<'findings'>;
