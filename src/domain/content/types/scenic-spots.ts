import { nameField, placeGroup, seasons, textGroup, tourismChoices, tourismType } from './tourism.ts';

/** Scenic spots (decision 034). An admission of 0 means free. */
export const scenicSpots = tourismType({
  path: '/basic/scenicSpots',
  titleField: 'name',
  groups: [
    {
      title: 'tourism:group.basics',
      fields: [
        nameField,
        {
          name: 'level',
          label: 'tourism:field.level',
          kind: 'choice',
          choices: tourismChoices('level', 'aaaaa', 'aaaa', 'aaa', 'aa', 'unrated'),
          half: true,
        },
        {
          name: 'kind',
          label: 'tourism:field.kind',
          kind: 'choice',
          choices: tourismChoices(
            'spotKind',
            'forestPark',
            'natureReserve',
            'wetlandPark',
            'geopark',
            'botanicalGarden',
            'forestFarm',
            'scenicArea',
          ),
          half: true,
        },
        { name: 'openHours', label: 'tourism:field.openHours', kind: 'text', half: true },
        {
          name: 'ticketPrice',
          label: 'tourism:field.ticketPrice',
          kind: 'number',
          unit: 'tourism:unit.yuan',
          half: true,
        },
        { name: 'season', label: 'tourism:field.season', kind: 'choice', choices: seasons },
      ],
    },
    placeGroup,
    textGroup,
  ],
  columns: ['level', 'city', 'ticketPrice', 'tel'],
  filters: ['city', 'level', 'kind'],
});
