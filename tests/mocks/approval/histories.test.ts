import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Approval, nextStage } from '#src/domain/approval/approval.ts';
import { type Answer, dataOf } from '#tests/mocks/client.ts';
import { isDeep } from '#tests/support/deep.ts';
import {
  firstStage,
  type Office,
  people,
  type Person,
  type Reviewed,
  roleOf,
  science,
  secondStage,
  startOffice,
} from './people.ts';

const verbs = [
  'load',
  'save',
  'approve',
  'sendBack',
  'override',
  'publish',
  'unpublish',
  'moveOut',
  'moveBack',
] as const;

/** What one of six people does in one of their two windows, which show the record as it was when they last loaded it. */
interface Act {
  person: Person;
  window: 0 | 1;
  verb: (typeof verbs)[number];
}

const usual: fc.Arbitrary<Act> = fc.record({
  person: fc.constantFrom(...people),
  window: fc.constantFrom(0 as const, 1 as const),
  verb: fc.constantFrom(...verbs),
});
/** Acts that lead somewhere: without them few histories would reach an approval. */
const sensible = fc.constantFrom<readonly Act[]>(
  ...(['a1', 'a2'] as const).flatMap((first) =>
    (['b1', 'b2'] as const).map((second): readonly Act[] => [
      { person: first, window: 0, verb: 'load' },
      { person: first, window: 0, verb: 'approve' },
      { person: second, window: 0, verb: 'load' },
      { person: second, window: 0, verb: 'approve' },
      { person: 'w1', window: 0, verb: 'publish' },
    ]),
  ),
  [
    { person: 'w2', window: 1, verb: 'load' },
    { person: 'w2', window: 1, verb: 'save' },
  ],
);
const histories = fc.array(fc.oneof({ weight: 3, arbitrary: usual.map((act) => [act]) }, sensible), { maxLength: 9 });

/** The rules once more, independent of the app's own: who wrote and who approved, from the calls that were accepted. */
function createJudge(stages: readonly string[], author: Person) {
  let version = 1;
  let authors = new Set<Person>([author]);
  let approvers: Person[] = [];
  let isOverridden = false;
  const isReviewed = () => approvers.length === stages.length;
  return {
    authors: () => authors,
    mayBeOnline: (of: number) => of === version && (isReviewed() || isOverridden),
    saved(person: Person, saved: number) {
      authors = new Set([...(isReviewed() ? [] : authors), person]);
      [version, approvers, isOverridden] = [saved, [], false];
    },
    decided(person: Person, role: string, verb: 'approve' | 'override', of: number) {
      expect([of, authors.has(person)]).toEqual([version, false]);
      if (verb === 'override') {
        // Where one role has both stages, it has no chair; an administrator does not play along.
        expect([role, stages[0] !== stages[1], approvers.includes(person)]).toEqual([stages.at(-1), true, false]);
        isOverridden = true;
        return;
      }
      expect([role, approvers.includes(person)]).toEqual([stages[approvers.length], false]);
      approvers.push(person);
    },
  };
}

const isAccepted = ({ body }: Answer) => (body as { success: boolean }).success;

/** Plays a history; after each act the record is online only in a version that the judge admits. */
async function play(office: Office, stages: readonly string[], history: readonly Act[]) {
  const { add, as, decide, get, move, save } = office;
  const record = await add('w1');
  const { id } = record;
  const judge = createJudge(stages, 'w1');
  const roles: Record<Person, string> = { ...roleOf };
  const seen = new Map<string, Reviewed>();
  for (const [turn, { person, window, verb }] of history.entries()) {
    const key = `${person} ${window}`;
    const shown = seen.get(key) ?? record;
    switch (verb) {
      case 'load':
        seen.set(key, await get(id, person));
        break;
      case 'save': {
        const answer = await save(person, shown, `标题${turn}`);
        if (isAccepted(answer)) judge.saved(person, dataOf<Reviewed>(answer).version);
        break;
      }
      case 'approve':
      case 'override': {
        const answer = await decide(person, verb, shown, nextStage(shown.approval) ?? 0);
        if (isAccepted(answer)) judge.decided(person, roles[person], verb, shown.version);
        break;
      }
      case 'sendBack':
        await decide(person, verb, shown, nextStage(shown.approval) ?? 0);
        break;
      case 'publish':
      case 'unpublish':
        await as(person, 'updown', { id, on: verb === 'publish' });
        break;
      case 'moveOut':
      case 'moveBack':
        roles[person] = verb === 'moveOut' ? roleOf.w1 : roleOf[person];
        await move(person, roles[person]);
        break;
      default:
        verb satisfies never;
    }
    const { status, version } = await get(id);
    if (status === 'online') expect(judge.mayBeOnline(version)).toBe(true);
  }
  return { id, authors: judge.authors(), roles };
}

/** Brings the record online by the people who may; with two free reviewers in each stage that is always possible. */
async function finish({ as, decide, get, save }: Office, id: string, membersOf: (role: string) => readonly Person[]) {
  let record = await get(id);
  if (record.status === 'online') return record;
  if (record.approval.returned) record = dataOf<Reviewed>(await save('w2', record, '按意见修改'));
  for (let stage = nextStage(record.approval); stage !== null; stage = nextStage(record.approval)) {
    const approved = record.approval.stages.map((one) => one.approved?.by);
    const free = membersOf(record.approval.stages[stage]?.role ?? '').find((person) => !approved.includes(person));
    if (free === undefined || isOverridden(record.approval)) break;
    record = dataOf<Reviewed>(await decide(free, 'approve', record, stage));
  }
  return dataOf<Reviewed>(await as('w1', 'updown', { id, on: true }));
}

const isOverridden = ({ overridden }: Approval) => overridden !== null;

test.each([
  [1, [firstStage]],
  [2, [firstStage, secondStage]],
  [2, [firstStage, firstStage]],
])(
  'no history of six people brings an unreviewed version online or into a dead end: %i stages %j',
  async (_, stages) => {
    const finished = { online: 0 };
    await fc.assert(
      fc.asyncProperty(histories, async (parts) => {
        const office = await startOffice({ [science]: stages });
        const { id, authors, roles } = await play(office, stages, parts.flat());
        const membersOf = (role: string) => people.filter((person) => roles[person] === role && !authors.has(person));
        if (stages.some((role) => membersOf(role).length < 2)) return;
        expect((await finish(office, id, membersOf)).status).toBe('online');
        finished.online += 1;
      }),
      isDeep ? { numRuns: 400 } : { numRuns: 50, seed: 67 },
    );
    expect(finished.online).toBeGreaterThan(2);
  },
);
