import { tourismChoices, tourismType } from './tourism.ts';

/** Slides of the public home page (decision 034). */
export const carousel = tourismType({
  path: '/basic/carousel',
  titleField: 'title',
  groups: [
    {
      title: 'tourism:group.display',
      fields: [
        { name: 'title', label: 'tourism:field.title', kind: 'text' },
        { name: 'subtitle', label: 'tourism:field.subtitle', kind: 'text', optional: true },
        { name: 'picture', label: 'tourism:field.picture', kind: 'picture' },
        { name: 'link', label: 'tourism:field.link', kind: 'url' },
        {
          name: 'placement',
          label: 'tourism:field.placement',
          kind: 'choice',
          choices: tourismChoices('placement', 'website', 'mobile', 'both'),
        },
        { name: 'startTime', label: 'tourism:field.startTime', kind: 'dateTime', half: true },
        { name: 'endTime', label: 'tourism:field.endTime', kind: 'dateTime', notBefore: 'startTime', half: true },
      ],
    },
  ],
  columns: ['placement', 'startTime', 'endTime'],
  filters: ['placement'],
});
