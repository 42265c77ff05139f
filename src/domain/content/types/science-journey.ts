import type { ContentType } from '#src/domain/content/content-type.ts';
import { materialRights } from './rights.ts';

/** Science travel journals (product 3). All fields of the specification are required (product 5); the picture is ours. */
export const scienceJourney: ContentType = {
  path: '/home/scienceJourney',
  rights: materialRights,
  titleField: 'mainTitle',
  groups: [
    {
      title: 'group.article',
      fields: [
        { name: 'mainTitle', label: 'field.mainTitle', kind: 'text' },
        { name: 'homeBase', label: 'field.homeBase', kind: 'reference', to: '/home/baseResources' },
        { name: 'keyword', label: 'field.keyword', kind: 'tags' },
        { name: 'summary', label: 'field.summary', kind: 'longText' },
        { name: 'cover', label: 'field.cover', kind: 'picture', optional: true, advised: true },
      ],
    },
  ],
  columns: ['homeBase', 'keyword'],
  filters: ['homeBase'],
};
