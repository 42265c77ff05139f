import { applicationsPath } from '#src/domain/scoring/kinds.ts';
import type { ContentType } from '#src/domain/content/content-type.ts';
import { applicationLifecycle } from '#src/domain/scoring/application-steps.ts';
import { baseResources } from './base-resources.ts';
import { applicationRights } from './rights.ts';

/** Applications to become a base: the fields of a base, and the steps that lead there (decision 035). */
export const baseResourcesApplication: ContentType = {
  ...baseResources,
  path: applicationsPath,
  rights: applicationRights,
  columns: ['type', 'area', 'phone'],
  map: false,
  grades: false,
  lifecycle: applicationLifecycle,
};
