import { articleGroups } from './article.ts';
import type { ContentType } from './content-type.ts';
import { materialRights } from './rights.ts';

/** Science knowledge: the spec's science article (product 2, 3). */
export const scienceKnowledge: ContentType = {
  path: '/home/scienceKnowledge',
  rights: materialRights,
  titleField: 'mainTitle',
  groups: articleGroups,
  columns: ['type', 'homeBase', 'releaseTime'],
  filters: ['type', 'homeBase'],
};
