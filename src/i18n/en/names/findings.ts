import type { TextsOf } from '#src/i18n/texts.ts';

export default {
  label: 'Finding',
  'of.missing': 'Missing advised content',
  'of.mobile': 'Mobile number',
  'of.idNumber': 'ID number',
  'of.bankCard': 'Bank card',
  'of.plate': 'Licence plate',
  'of.email': 'Mail address',
  'of.wrongWord': 'Probable misspelling',
  'of.forbiddenWord': 'Forbidden word',
  'of.unknownWords': 'List of words not loaded',
  'of.badLink': 'Broken link',
  'of.otherEnvironment': 'Link to an internal address',
  'of.offlineRecord': 'Link to content that is offline or deleted',
  'of.noDescription': 'Picture without description',
  'of.vagueLink': 'Link text without target',
  'of.headingSkip': 'Skipped heading level',
  'of.emptyParagraph': 'Empty paragraph',
  'of.future': 'Release in the future',
  'of.over': 'Over, but still pinned or in the carousel',
  'of.noMapNumber': 'Map without review number (审图号)',
} satisfies TextsOf<'findings'>;
