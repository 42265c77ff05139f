import type { Choice, ContentType } from '#src/domain/content/content-type.ts';
import { releaseGroup } from './article.ts';
import { materialRights } from './rights.ts';

/** Kinds of a course. */
const courseTypes: readonly Choice[] = [
  { value: 'natureEducation', label: 'courseType.natureEducation' },
  { value: 'studyTravel', label: 'courseType.studyTravel' },
  { value: 'species', label: 'courseType.species' },
  { value: 'forestryTechnique', label: 'courseType.forestryTechnique' },
  { value: 'ecoCulture', label: 'courseType.ecoCulture' },
  { value: 'handicraft', label: 'courseType.handicraft' },
];

/**
 * Excellent courses (product 3). All fields are required except class hours, credits (product 5) and the picture
 * (decision 009).
 */
export const excellentCourses: ContentType = {
  path: '/home/excellentCourses',
  rights: materialRights,
  titleField: 'name',
  groups: [
    {
      title: 'group.course',
      fields: [
        { name: 'name', label: 'field.courseName', kind: 'text' },
        { name: 'bannerTitle', label: 'field.bannerTitle', kind: 'text' },
        { name: 'homeBase', label: 'field.homeBase', kind: 'reference', to: '/home/baseResources', half: true },
        { name: 'type', label: 'field.type', kind: 'choice', choices: courseTypes, half: true },
        { name: 'target', label: 'field.target', kind: 'text', half: true },
        { name: 'yxArea', label: 'field.yxArea', kind: 'text', half: true },
        { name: 'period', label: 'field.period', kind: 'number', half: true, optional: true },
        { name: 'creditHours', label: 'field.creditHours', kind: 'number', half: true, optional: true },
      ],
    },
    {
      title: 'group.place',
      fields: [
        { name: 'otherAddress', label: 'field.otherAddress', kind: 'text' },
        { name: 'lng', label: 'field.lng', kind: 'longitude', half: true },
        { name: 'lat', label: 'field.lat', kind: 'latitude', half: true },
      ],
    },
    {
      title: 'group.article',
      fields: [
        { name: 'summary', label: 'field.summary', kind: 'longText' },
        { name: 'cover', label: 'field.cover', kind: 'picture', optional: true, advised: true },
        { name: 'body1', label: 'field.body1', kind: 'richText' },
        { name: 'body2', label: 'field.body2', kind: 'richText' },
        { name: 'body3', label: 'field.body3', kind: 'richText' },
      ],
    },
    releaseGroup,
  ],
  columns: ['type', 'homeBase', 'target', 'releaseTime'],
  filters: ['type', 'homeBase'],
};
