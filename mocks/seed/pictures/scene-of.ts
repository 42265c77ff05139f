import type { ContentRecord } from '#src/domain/content/record.ts';
import { textOf } from '#src/domain/content/record.ts';
import type { Chance } from '#mocks/seed/shared/random.ts';
import { lodge, tower, village } from './buildings.ts';
import { bowl, cup, fruit } from './food.ts';
import { forest, hills, karst, road, wetland } from './landscapes.ts';
import { bird, seedlings, twig } from './nature.ts';
import { room } from './room.ts';
import type { Scene } from './stage.ts';
import { badge, book } from './things.ts';

/** The scenes for a choice of a record: the field, then the scenes for its values. */
type ByChoice = readonly [field: string, scenes: Readonly<Record<string, readonly Scene[]>>];

const article: ByChoice = [
  'type',
  {
    treesAndPlants: [twig, twig, forest],
    wildlife: [bird],
    wetlandAndCoast: [wetland],
    fireSafety: [tower],
    forestryTechnique: [seedlings],
    ecoCulture: [village, karst],
  },
];

const choices: Readonly<Record<string, ByChoice>> = {
  '/home/scienceKnowledge': article,
  '/home/informationCenter': article,
  '/basic/scenicSpots': [
    'kind',
    {
      wetlandPark: [wetland],
      geopark: [karst],
      botanicalGarden: [twig, hills],
      scenicArea: [karst, hills],
      forestPark: [forest, hills],
      natureReserve: [forest, bird],
      forestFarm: [forest, seedlings],
    },
  ],
  '/business/destinations': [
    'theme',
    { forest: [forest], family: [hills], karst: [karst], village: [village], wetland: [wetland], coast: [wetland] },
  ],
  '/service/strategies': [
    'theme',
    { family: [hills], hiking: [road], drive: [road], forest: [forest], study: [twig], village: [village] },
  ],
  '/business/food': ['kind', { fruit: [fruit], tea: [cup], forest: [twig] }],
};

/** The scenes for all other records of a type. */
const others: Readonly<Record<string, readonly Scene[]>> = {
  '/home/scienceJourney': [karst, twig, bird, seedlings, tower, forest],
  '/home/excellentCourses': [book],
  '/basic/hotels': [lodge],
  '/basic/restaurants': [bowl],
  '/business/guestRooms': [room],
  '/business/food': [bowl],
  '/service/activities': [badge],
};

/** What the picture of a record shows. */
export function sceneOf(path: string, record: ContentRecord, chance: Chance): Scene {
  const [field, byValue] = choices[path] ?? ['', {}];
  const scenes = byValue[textOf(record, field)] ?? others[path] ?? [hills, karst, forest, wetland];
  return scenes[chance.between(0, scenes.length - 1)] ?? hills;
}
