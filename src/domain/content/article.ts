import type { Choice, FieldGroup } from './content-type.ts';

/** Kinds of an article (decision 26). */
export const articleKinds: readonly Choice[] = [
  { value: 'treesAndPlants', label: 'articleType.treesAndPlants' },
  { value: 'wildlife', label: 'articleType.wildlife' },
  { value: 'wetlandAndCoast', label: 'articleType.wetlandAndCoast' },
  { value: 'fireSafety', label: 'articleType.fireSafety' },
  { value: 'forestryTechnique', label: 'articleType.forestryTechnique' },
  { value: 'ecoCulture', label: 'articleType.ecoCulture' },
];

/** The science article's fields (spec 3), all required (spec 5). News has the same (decision 26). */
export const articleGroups: readonly FieldGroup[] = [
  {
    title: 'group.article',
    fields: [
      { name: 'mainTitle', label: 'field.mainTitle', kind: 'text' },
      { name: 'bannerTitle', label: 'field.bannerTitle', kind: 'text' },
      { name: 'homeBase', label: 'field.homeBase', kind: 'baseResource', half: true },
      { name: 'type', label: 'field.type', kind: 'choice', choices: articleKinds, half: true },
      { name: 'keyword', label: 'field.keyword', kind: 'tags' },
      { name: 'summary', label: 'field.summary', kind: 'longText' },
    ],
  },
  {
    title: 'group.release',
    fields: [
      { name: 'releaseTime', label: 'field.releaseTime', kind: 'dateTime', half: true },
      { name: 'releasePeople', label: 'field.releasePeople', kind: 'text', half: true },
      { name: 'phone', label: 'field.mobile', kind: 'phone', half: true },
    ],
  },
];
