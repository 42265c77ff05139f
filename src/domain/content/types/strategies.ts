import { seasons, textGroup, tourismChoices, tourismType } from './tourism.ts';

/** Strategies: travel guides (decision 034). */
export const strategies = tourismType({
  path: '/service/strategies',
  titleField: 'title',
  groups: [
    {
      title: 'tourism:group.basics',
      fields: [
        { name: 'title', label: 'tourism:field.title', kind: 'text' },
        {
          name: 'destination',
          label: 'tourism:field.destination',
          kind: 'reference',
          to: '/business/destinations',
          half: true,
        },
        {
          name: 'theme',
          label: 'tourism:field.theme',
          kind: 'choice',
          choices: tourismChoices('theme', 'forest', 'family', 'study', 'drive', 'hiking', 'village'),
          half: true,
        },
        { name: 'days', label: 'tourism:field.days', kind: 'number', unit: 'tourism:unit.day', half: true },
        { name: 'budget', label: 'tourism:field.budget', kind: 'number', unit: 'tourism:unit.yuan', half: true },
        { name: 'season', label: 'tourism:field.season', kind: 'choice', choices: seasons },
        { name: 'keyword', label: 'field.keyword', kind: 'tags' },
      ],
    },
    textGroup,
    {
      title: 'group.release',
      fields: [
        { name: 'author', label: 'tourism:field.author', kind: 'text', half: true },
        { name: 'releaseTime', label: 'field.releaseTime', kind: 'dateTime', half: true },
      ],
    },
  ],
  columns: ['theme', 'destination', 'days', 'releaseTime'],
  filters: ['theme', 'destination'],
});
