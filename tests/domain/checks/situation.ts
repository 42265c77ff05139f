import type { Known, Situation } from '#src/domain/checks/subject.ts';

/** The day on which the seed of the tests begins. */
export const situation: Situation = {
  now: '2026-06-01 09:00:00',
  ownHost: 'admin.example.cn:8443',
};

/** What is known when nothing was found out. */
export const nothingKnown: Known = {
  findWords: () => [],
  onHomePage: new Set(),
  publicAddresses: {},
  offline: new Set(),
};
