import { accountRows } from '#mocks/seed/accounts.ts';
import { becameBases } from '#mocks/seed/content/applications.ts';
import { baseRecords } from '#mocks/seed/content/base-resources.ts';
import { createChance } from '#mocks/seed/shared/random.ts';
import { inWorkingHours, clock, day } from '#mocks/seed/shared/time.ts';
import { toShanghaiTime } from '#mocks/shared/shanghai-time.ts';
import { type Member, passedBase, type Plan, scoringBase } from './members.ts';
import type { Period } from './sheets.ts';

/** Every second base was scored in the year before the date of the seed. The first base was not, because tests score it. */
const scored = baseRecords.filter(
  ({ id, status }, index) =>
    status === 'online' &&
    index % 2 === 0 &&
    ![passedBase.subject, scoringBase.subject, 'GXP009', ...becameBases.values()].includes(id),
);

const experts = ['expert', 'expert2', 'expert3', 'expert4', 'expert5'];
const baseOf = (account: string) => accountRows.find((row) => row.account === account)?.base;

/** The quality of a base, in percent of all points: from just passing to exemplary. */
const qualities = [78, 84, 91, 87, 74, 93, 82, 88, 80, 95, 85, 77, 90];

/** Finished reviews of bases, for the statistics. */
export const pastReviews: readonly (readonly [Plan, Period])[] = scored.map((record, index) => {
  const chance = createChance(20_260_500 + index);
  const created = Date.parse(`${record.createdTime.replace(' ', 'T')}+08:00`);
  const to = inWorkingHours(created + (clock - created) * (chance.between(30, 95) / 100), chance);
  const from = Math.max(created, to - chance.between(15, 40) * day);
  const quality = qualities[index % qualities.length] ?? 85;
  const members = experts
    .filter((account) => baseOf(account) !== record.id)
    .slice(0, chance.between(3, 5))
    .map((account): Member => ({ account, is: 'submitted', share: (quality + chance.between(-2, 2)) / 100 }));
  const due = toShanghaiTime(to + chance.between(0, 10) * day).slice(0, 10);
  return [
    { subject: record.id, due, members },
    { status: 'passed', from, to },
  ] as const;
});
