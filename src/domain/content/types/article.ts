import type { Choice, FieldGroup } from '#src/domain/content/content-type.ts';

/** Kinds of an article (decision 009). */
const articleKinds: readonly Choice[] = [
  { value: 'treesAndPlants', label: 'articleType.treesAndPlants' },
  { value: 'wildlife', label: 'articleType.wildlife' },
  { value: 'wetlandAndCoast', label: 'articleType.wetlandAndCoast' },
  { value: 'fireSafety', label: 'articleType.fireSafety' },
  { value: 'forestryTechnique', label: 'articleType.forestryTechnique' },
  { value: 'ecoCulture', label: 'articleType.ecoCulture' },
];

/** When a content appears, who publishes it and whom to call. */
export const releaseGroup: FieldGroup = {
  title: 'group.release',
  fields: [
    { name: 'releaseTime', label: 'field.releaseTime', kind: 'dateTime', start: 'now', half: true },
    { name: 'releasePeople', label: 'field.releasePeople', kind: 'text', start: 'author', half: true },
    { name: 'phone', label: 'field.mobile', kind: 'phone', start: 'last', half: true },
  ],
};

/**
 * The fields of science articles and of news (product 3), all required (product 5), with the picture and the text that
 * decision 009 adds.
 */
export const articleGroups: readonly FieldGroup[] = [
  {
    title: 'group.article',
    fields: [
      { name: 'mainTitle', label: 'field.mainTitle', kind: 'text' },
      { name: 'bannerTitle', label: 'field.bannerTitle', kind: 'text' },
      { name: 'homeBase', label: 'field.homeBase', kind: 'reference', to: '/home/baseResources', half: true },
      { name: 'type', label: 'field.type', kind: 'choice', choices: articleKinds, half: true },
      { name: 'keyword', label: 'field.keyword', kind: 'tags' },
      { name: 'summary', label: 'field.summary', kind: 'longText' },
      { name: 'cover', label: 'field.cover', kind: 'picture', optional: true, advised: true },
      { name: 'content', label: 'field.content', kind: 'richText', optional: true, advised: true },
    ],
  },
  releaseGroup,
];
