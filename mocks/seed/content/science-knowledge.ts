import type { ContentRecord } from '#src/domain/content/record.ts';
import { articleBody } from '#mocks/seed/shared/article-body.ts';
import { releaseOf, seedRecordsOf } from '#mocks/seed/shared/records.ts';
import species from '#mocks/seed/shared/species.json' with { type: 'json' };
import themes from '#mocks/seed/shared/themes.json' with { type: 'json' };
import { perStart } from '#mocks/seed/shared/start.ts';

interface Species {
  name: string;
  latin: string;
  kind: string;
  place: string;
  base: string;
}

type Text = Record<'mainTitle' | 'bannerTitle' | 'summary', string> & { words: readonly string[] };

/** Two articles about a plant and two about an animal. Only some species get the second one. */
const aboutPlants: readonly ((species: Species) => Text)[] = [
  ({ name, latin, place }) => ({
    mainTitle: `认识${name}：从${place}说起`,
    bannerTitle: `认识${name}`,
    summary: `${name}（${latin}）是广西山林里值得细看的植物。本文从叶、花、果三个方面介绍辨认要点，并说明它在${place}的生长环境与保护现状。`,
    words: ['植物辨认', '乡土树种'],
  }),
  ({ name, place }) => ({
    mainTitle: `${place}的${name}如何繁育与保护`,
    bannerTitle: `守护${name}`,
    summary: `采种、育苗、回归栽植各有讲究。本文介绍${place}开展${name}繁育与就地保护的做法，以及公众参观时应当注意的事项。`,
    words: ['保护', '繁育'],
  }),
];

const aboutAnimals: readonly ((species: Species) => Text)[] = [
  ({ name, latin, place }) => ({
    mainTitle: `${place}的邻居：${name}`,
    bannerTitle: `走近${name}`,
    summary: `${name}（${latin}）对栖息地十分挑剔。本文介绍它的食性、活动规律与常见痕迹，说明为什么保护一片完整的森林比单独保护一个物种更重要。`,
    words: ['野生动物', '栖息地'],
  }),
  ({ name, place }) => ({
    mainTitle: `红外相机里的${name}：${place}监测手记`,
    bannerTitle: `监测${name}`,
    summary: `布设、巡护、判读，一张照片背后是数月的野外工作。本文记录${place}监测${name}的过程，并介绍遇见野生动物时的正确做法。`,
    words: ['野生动物', '监测'],
  }),
];

const speciesDraft = (one: Species, round: number) => {
  const text = (one.kind === 'wildlife' ? aboutAnimals : aboutPlants)[round]?.(one);
  if (!text) return null;
  const { words, ...shown } = text;
  return { ...shown, homeBase: one.base, type: one.kind, keyword: [one.name, one.place, ...words].join(',') };
};

const drafts = [
  ...species.map((one) => speciesDraft(one, 0)),
  ...themes,
  ...species.filter((_, index) => index % 3 !== 1).map((one) => speciesDraft(one, 1)),
].filter((draft) => draft !== null);

/** Sixty science articles. */
export const articleRecordsAt = perStart((start): readonly ContentRecord[] =>
  seedRecordsOf(
    start,
    drafts.slice(0, 60).map((draft) => ({ ...draft, cover: '', content: articleBody(draft.type, draft.summary) })),
    { path: '/home/scienceKnowledge', seed: 20260601 },
    releaseOf,
  ),
);
