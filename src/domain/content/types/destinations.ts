import { cityField, nameField, seasons, textGroup, tourismChoices, tourismType } from './tourism.ts';

/** Destinations: areas that people travel to (decision 034). */
export const destinations = tourismType({
  path: '/business/destinations',
  titleField: 'name',
  groups: [
    {
      title: 'tourism:group.basics',
      fields: [
        nameField,
        {
          name: 'theme',
          label: 'tourism:field.theme',
          kind: 'choice',
          choices: tourismChoices('theme', 'forest', 'family', 'karst', 'coast', 'wetland', 'village'),
          half: true,
        },
        cityField,
        { name: 'days', label: 'tourism:field.days', kind: 'number', unit: 'tourism:unit.day', half: true },
        { name: 'season', label: 'tourism:field.season', kind: 'choice', choices: seasons, half: true },
        { name: 'mainSpot', label: 'tourism:field.mainSpot', kind: 'reference', to: '/basic/scenicSpots' },
        { name: 'transport', label: 'tourism:field.transport', kind: 'longText' },
        { name: 'lng', label: 'field.lng', kind: 'longitude', half: true },
        { name: 'lat', label: 'field.lat', kind: 'latitude', half: true },
      ],
    },
    textGroup,
  ],
  columns: ['theme', 'city', 'days', 'mainSpot'],
  filters: ['city', 'theme'],
});
