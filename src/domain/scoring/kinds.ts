/** The kinds of base, in the order of lists and filters (decision 035). Their names are `content:baseType.<kind>`. */
export const baseKinds = [
  'natureEducation',
  'forestWellness',
  'twoMountains',
  'flowerSeedling',
  'forestExperience',
  'forestFamilyHome',
  'scienceBase',
  'studyTravel',
  'other',
] as const;
export type BaseKind = (typeof baseKinds)[number];

/** The subject of a template: a kind of base, or `common` for kinds that have no template in force. */
export const templateKinds = [...baseKinds, 'common'] as const;
export type TemplateKind = (typeof templateKinds)[number];

export const basesPath = '/home/baseResources';
export const applicationsPath = '/home/baseResourcesApplication';

/** Whether panels judge the records at this path. */
export const isReviewed = (path: string): path is typeof basesPath | typeof applicationsPath =>
  path === basesPath || path === applicationsPath;

export const scorePath = '/home/baseResourcesScore';

/** The path of the grades that filters offer: those of passed results (decision 036). */
export const gradesPath = `${scorePath}/grades`;

/** The scoring pages (product 2.1), by the last part of their path. */
export const scoringVariants = [
  'Common',
  'Healthy',
  'Edu',
  'Practice',
  'Other',
  'PlantTourism',
  'Experience',
  'Home',
] as const;
export type ScoringVariant = (typeof scoringVariants)[number];

const variants: Readonly<Record<TemplateKind, ScoringVariant>> = {
  natureEducation: 'Edu',
  forestWellness: 'Healthy',
  twoMountains: 'Practice',
  flowerSeedling: 'PlantTourism',
  forestExperience: 'Experience',
  forestFamilyHome: 'Home',
  scienceBase: 'Other',
  studyTravel: 'Other',
  other: 'Other',
  common: 'Common',
};

/** The page on which bases are scored by a template of this kind. */
export const scoringPathOf = (kind: TemplateKind): string => scorePath + variants[kind];

/** The kinds whose template a scoring page shows, in the order in which it looks for one in force. */
export const kindsOf = (variant: ScoringVariant): readonly TemplateKind[] =>
  templateKinds.filter((kind) => variants[kind] === variant);

/** The page where a chair enters the sheet that an expert gave on paper (W1.14). */
export const paperPath = (review: string, account: string): string =>
  `${scorePath}/${encodeURIComponent(review)}/paper/${encodeURIComponent(account)}`;
