import { accountRowsAt } from '#mocks/seed/accounts.ts';
import { becameBases } from '#mocks/seed/content/applications.ts';
import { baseRecordsAt } from '#mocks/seed/content/base-resources.ts';
import { createChance } from '#mocks/seed/shared/random.ts';
import { perStart } from '#mocks/seed/shared/start.ts';
import { partOfDay, workedBefore } from '#mocks/seed/shared/time.ts';
import { type Member, passedBase, type Plan, scoringBase } from './members.ts';
import type { Period } from './sheets.ts';

/** Every second base was scored before the start. The first base was not, because tests score it. */
const scoredAt = (start: number) =>
  baseRecordsAt(start).filter(
    ({ id, status }, index) =>
      status === 'online' &&
      index % 2 === 0 &&
      ![passedBase.subject, scoringBase.subject, 'GXP009', ...becameBases.values()].includes(id),
  );

const experts = ['expert', 'expert2', 'expert3', 'expert4', 'expert5'];

/** The quality of a base, in percent of all points: from just passing to exemplary. */
const qualities = [78, 84, 91, 87, 74, 93, 82, 88, 80, 95, 85, 77, 90];

/** Finished reviews of bases, for the statistics. */
export const pastReviewsAt = perStart((start): readonly (readonly [Plan, Period])[] => {
  const baseOf = (account: string) => accountRowsAt(start).find((row) => row.account === account)?.base;
  return scoredAt(start).map((record, index) => {
    const chance = createChance(20_260_500 + index);
    const created = Date.parse(`${record.createdTime.replace(' ', 'T')}+08:00`);
    const to = workedBefore(created + (start - created) * (chance.between(30, 95) / 100), partOfDay(chance));
    const from = Math.max(created, workedBefore(to, chance.between(10, 28)));
    const quality = qualities[index % qualities.length] ?? 85;
    const members = experts
      .filter((account) => baseOf(account) !== record.id)
      .slice(0, chance.between(3, 5))
      .map((account): Member => ({ account, is: 'submitted', share: (quality + chance.between(-2, 2)) / 100 }));
    const due = chance.between(0, 10);
    return [
      { subject: record.id, due, members },
      { status: 'passed', from, to },
    ] as const;
  });
});
