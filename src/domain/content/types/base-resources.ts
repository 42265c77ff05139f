import type { Choice, ContentType } from '#src/domain/content/content-type.ts';
import { cityChoices } from '#src/domain/places/cities.ts';
import { baseKinds, basesPath } from '#src/domain/scoring/kinds.ts';
import { baseRights } from './rights.ts';

/** Kinds of base (decision 035). */
const baseTypes: readonly Choice[] = baseKinds.map((value) => ({ value, label: `baseType.${value}` }));

/**
 * Base resources: education and research sites, with the specification's base form (product 3). All fields are required
 * (product 5).
 */
export const baseResources: ContentType = {
  path: basesPath,
  rights: baseRights,
  titleField: 'name',
  groups: [
    {
      title: 'group.base',
      fields: [
        { name: 'name', label: 'field.name', kind: 'text' },
        { name: 'type', label: 'field.type', kind: 'choice', choices: baseTypes, half: true },
        { name: 'createTime', label: 'field.foundTime', kind: 'date', half: true },
        { name: 'phone', label: 'field.mobile', kind: 'phone', half: true },
        { name: 'officialWebsite', label: 'field.officialWebsite', kind: 'url', half: true },
        { name: 'keyWord', label: 'field.keyword', kind: 'tags' },
      ],
    },
    {
      title: 'group.place',
      fields: [
        { name: 'area', label: 'field.area', kind: 'choice', choices: cityChoices, region: true, half: true },
        { name: 'address', label: 'field.address', kind: 'text', half: true },
        { name: 'lng', label: 'field.lng', kind: 'longitude', half: true },
        { name: 'lat', label: 'field.lat', kind: 'latitude', half: true },
      ],
    },
    {
      title: 'group.article',
      fields: [
        { name: 'abstract', label: 'field.abstract', kind: 'longText' },
        { name: 'body1', label: 'field.body1', kind: 'longText' },
        { name: 'body2', label: 'field.body2', kind: 'longText' },
        { name: 'body3', label: 'field.body3', kind: 'longText' },
      ],
    },
  ],
  columns: ['type', 'grade', 'area', 'phone'],
  filters: ['type', 'area'],
  words: 'tourism',
  map: true,
  grades: true,
};
