/** The progress of a seeded expert. `share` is the share of the points, in an unfinished sheet for the first `marked` criteria. */
export type Member = { account: string } & (
  | { is: 'notStarted'; reminded?: true }
  | { is: 'begun'; marked: number; share: number; reminded?: true }
  | { is: 'submitted'; share: number; veto?: true }
  | { is: 'reopened'; share: number; reason: string }
  | { is: 'recused'; reason: string }
  | { is: 'replaced'; reason: string }
  | { is: 'closed'; marked: number; share: number }
);

/** A seeded review of an application or a base. `decision` is the chair's decision to keep an outlier. */
export interface Plan {
  subject: string;
  /** In days after the end of the review, or after the start of the data if it is running. */
  due: number;
  members: readonly Member[];
  decision?: { about: string; reason: string };
}

const open = (account: string): Member => ({ account, is: 'notStarted' });
const begun = (account: string, marked: number, share: number): Member => ({ account, is: 'begun', marked, share });
const done = (account: string, share: number): Member => ({ account, is: 'submitted', share });
const all = (...shares: readonly number[]): readonly Member[] =>
  shares.map((share, index) => done(index === 0 ? 'expert' : `expert${index + 1}`, share));

/** Running reviews, from no started sheet to all submitted ones, some with open issues. */
export const scoringPlans: readonly Plan[] = [
  {
    subject: 'SQ009',
    due: 3,
    members: ['expert', 'expert2', 'expert3', 'expert4', 'expert5'].map(open),
  },
  {
    subject: 'SQ010',
    due: 8,
    members: [
      begun('expert', 7, 0.82),
      done('expert2', 0.86),
      begun('expert3', 15, 0.8),
      open('expert4'),
      open('expert5'),
    ],
  },
  {
    subject: 'SQ011',
    due: 6,
    members: [
      done('expert', 0.84),
      done('expert2', 0.88),
      { account: 'expert3', is: 'recused', reason: '曾参与该基地的规划编制，申请回避。' },
      begun('expert4', 12, 0.85),
      open('expert5'),
    ],
  },
  {
    subject: 'SQ012',
    due: -4,
    members: [
      { account: 'expert', is: 'notStarted', reminded: true },
      { account: 'expert2', is: 'replaced', reason: '外出培训，不能按期完成评分。' },
      done('expert3', 0.79),
      { account: 'expert4', is: 'begun', marked: 5, share: 0.8, reminded: true },
      open('expert5'),
    ],
  },
  // One sheet is an outlier, and the chair has not decided about it.
  { subject: 'SQ013', due: 0, members: all(0.87, 0.85, 0.88, 0.6, 0.86) },
  // Good points, but one expert found a veto condition.
  {
    subject: 'SQ014',
    due: 1,
    members: all(0.9, 0.92, 0.89, 0.91, 0.93).map((one) =>
      one.account === 'expert3' && one.is === 'submitted' ? { ...one, veto: true } : one,
    ),
  },
  {
    subject: 'SQ015',
    due: 10,
    members: [
      { account: 'expert', is: 'recused', reason: '配偶在申报单位任职，申请回避。' },
      done('expert2', 0.83),
      done('expert3', 0.86),
      done('expert4', 0.81),
      done('expert5', 0.84),
    ],
  },
  {
    subject: 'SQ016',
    due: -2,
    members: [
      begun('expert', 3, 0.76),
      done('expert2', 0.78),
      { account: 'expert3', is: 'reopened', share: 0.66, reason: '住宿服务一组与现场照片不符，请核对。' },
      done('expert4', 0.8),
      open('expert5'),
    ],
  },
];

export const passedPlans: readonly Plan[] = [
  { subject: 'SQ017', due: 2, members: all(0.88, 0.9, 0.86, 0.91, 0.89) },
  {
    subject: 'SQ018',
    due: 2,
    members: all(0.84, 0.86, 0.62, 0.88, 0.85),
    decision: { about: 'expert3', reason: '该专家对科普队伍要求较高，理由充分，予以保留。' },
  },
  {
    subject: 'SQ019',
    due: 2,
    members: [
      ...all(0.74, 0.78, 0.76, 0.8),
      { account: 'expert5', is: 'closed', marked: 6, share: 0.8 } satisfies Member,
    ],
  },
  { subject: 'SQ023', due: 2, members: all(0.93, 0.91, 0.94, 0.9, 0.92) },
  { subject: 'SQ024', due: 2, members: all(0.81, 0.83, 0.8, 0.84, 0.82) },
];

/** Returned reviews. The first returned application has none, because it was returned before its review. */
export const returnedPlans: readonly Plan[] = [
  { subject: 'SQ021', due: 2, members: all(0.68, 0.7, 0.66, 0.71, 0.69) },
  {
    subject: 'SQ022',
    due: 2,
    members: [
      ...all(0.72, 0.7, 0.74),
      { account: 'expert4', is: 'closed', marked: 9, share: 0.7 } satisfies Member,
      { account: 'expert5', is: 'closed', marked: 0, share: 0 } satisfies Member,
    ],
  },
];

/** Reviews of existing bases: one passed, with a sheet that was reopened later, and one running. */
export const passedBase: Plan = {
  subject: 'GXP025',
  due: 2,
  members: [
    ...all(0.92, 0.9, 0.91, 0.94),
    { account: 'expert5', is: 'reopened', share: 0.89, reason: '公示期收到反映，请复核安全管理一组。' },
  ],
};
export const scoringBase: Plan = {
  subject: 'GXP015',
  due: 14,
  members: [open('expert'), begun('expert2', 11, 0.87), done('expert3', 0.9), open('expert4'), done('expert5', 0.88)],
};
