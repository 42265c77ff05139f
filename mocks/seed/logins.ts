import type { LoginResult } from '#src/domain/work/profile.ts';
import { demoAccounts } from '#mocks/shared/accounts.ts';
import { toShanghaiTime } from '#mocks/shared/shanghai-time.ts';
import type { LoginRow } from '#mocks/store/collections.ts';
import { type Chance, createChance } from '#mocks/seed/shared/random.ts';
import { perStart } from '#mocks/seed/shared/start.ts';
import { workedBefore } from '#mocks/seed/shared/time.ts';

const desktop =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36';

/** The browsers of the users, most common first. */
const userAgents = [
  desktop,
  `${desktop} Edg/126.0.0.0`,
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0',
];

const days = 12;

/** The login attempts of the twelve days of work before the start: one a day, the last within the last hour, from the office network, some failed. */
export const loginRowsAt = perStart((start): readonly LoginRow[] =>
  demoAccounts.flatMap(({ account, shows }, index) => {
    const chance = createChance(index + 71);
    const office = `10.45.${index + 10}.`;
    return Array.from({ length: days }, (_, past): LoginRow => ({
      id: `${account}-${past + 1}`,
      number: past + 1,
      account,
      time: toShanghaiTime(workedBefore(start, days - 1 - past + chance.between(100, 3500) / 30_600)),
      address: `${office}${chance.between(20, 40)}`,
      userAgent: userAgents[chance.happens(70) ? 0 : chance.between(1, userAgents.length - 1)] ?? desktop,
      result: resultOf(shows === 'disabled', past, chance),
    }));
  }),
);

/** The disabled account was disabled in the last days. */
function resultOf(isDisabled: boolean, past: number, chance: Chance): LoginResult {
  if (isDisabled && past >= days - 3) return past === days - 1 ? 'disabled' : 'wrongPassword';
  if (chance.happens(10)) return 'wrongPassword';
  return chance.happens(8) ? 'wrongCaptcha' : 'success';
}
