import { articleGroups } from './article.ts';
import type { ContentType } from './content-type.ts';
import { materialRights } from './rights.ts';

/** Information centre: news, with the fields of an article (decision 009). */
export const informationCenter: ContentType = {
  path: '/home/informationCenter',
  rights: materialRights,
  titleField: 'mainTitle',
  groups: articleGroups,
  columns: ['releaseTime', 'type', 'homeBase'],
  filters: ['type', 'homeBase'],
};
