import { articleGroups } from './article.ts';
import type { ContentType } from '#src/domain/content/content-type.ts';
import { materialRights } from './rights.ts';

/** Science knowledge: science articles (product 2, 3). */
export const scienceKnowledge: ContentType = {
  path: '/home/scienceKnowledge',
  rights: materialRights,
  titleField: 'mainTitle',
  groups: articleGroups,
  columns: ['type', 'homeBase', 'releaseTime'],
  filters: ['type', 'homeBase'],
};
