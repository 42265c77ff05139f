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
  'reconfigure',
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
  [
    { person: 'w2', window: 1, verb: 'reconfigure' },
    { person: 'w2', window: 1, verb: 'load' },
    { person: 'w2', window: 1, verb: 'save' },
  ],
);
const histories = fc.array(fc.oneof({ weight: 3, arbitrary: usual.map((act) => [act]) }, sensible), { maxLength: 9 });

interface Version {
  author: Person;
  approvals: { stage: number; role: string; person: Person }[];
  /** Whether it had all approvals that were needed then. */
  wasReviewed: boolean;
  isReturned: boolean;
  isOverridden: boolean;
}

/** The rules once more, independent of the app's own: who wrote and who approved which version, from the calls that were accepted. */
function createJudge(first: readonly string[], author: Person) {
  let stages = first;
  const begin = (by: Person): Version => ({
    author: by,
    approvals: [],
    wasReviewed: false,
    isReturned: false,
    isOverridden: false,
  });
  const versions = [begin(author)];
  const present = () => versions.at(-1) as Version;
  const approversOf = ({ approvals }: Version) =>
    stages.map((role, stage) => approvals.findLast((one) => one.stage === stage && one.role === role)?.person);
  const isReviewed = (version: Version) => !version.isReturned && !approversOf(version).includes(undefined);
  const isBarred = (person: Person) => {
    const reviewed = versions.slice(0, -1).findLastIndex((one) => one.wasReviewed || isReviewed(one));
    return versions.slice(reviewed + 1).some((one) => one.author === person);
  };
  return {
    isBarred,
    changed(next: readonly string[]) {
      stages = next;
    },
    published: () => expect(isReviewed(present()) || present().isOverridden).toBe(true),
    returned() {
      present().isReturned = true;
      present().wasReviewed = false;
    },
    saved(person: Person, version: number) {
      versions.push(begin(person));
      expect(version).toBe(versions.length);
    },
    decided(person: Person, role: string, verb: 'approve' | 'override', version: number) {
      const approvers = approversOf(present());
      expect([version, isBarred(person), approvers.includes(person)]).toEqual([versions.length, false, false]);
      if (verb === 'override') {
        // Where one role has both stages, it has no chair; no administrator plays along.
        expect([role, stages.indexOf(role)]).toEqual([stages.at(-1), stages.length - 1]);
        present().isOverridden = true;
        return;
      }
      const stage = approvers.indexOf(undefined);
      expect(role).toBe(stages[stage]);
      present().approvals.push({ stage, role, person });
      present().wasReviewed ||= isReviewed(present());
    },
  };
}

const isAccepted = ({ body }: Answer) => (body as { success: boolean }).success;

/** Plays a history; the record goes online only in a version that the judge admits, and a save takes it offline. */
async function play(office: Office, first: readonly string[], history: readonly Act[]) {
  const { add, as, backend, decide, get, move, save } = office;
  const record = await add('w1');
  const { id } = record;
  const judge = createJudge(first, 'w1');
  let stages = first;
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
        if (!isAccepted(answer)) break;
        const { version, status } = dataOf<Reviewed>(answer);
        judge.saved(person, version);
        expect(status).not.toBe('online');
        break;
      }
      case 'approve':
      case 'override': {
        const answer = await decide(person, verb, shown, nextStage(shown.approval) ?? 0);
        if (isAccepted(answer)) judge.decided(person, roles[person], verb, shown.version);
        break;
      }
      case 'sendBack':
        if (isAccepted(await decide(person, verb, shown, nextStage(shown.approval) ?? 0))) judge.returned();
        break;
      case 'publish':
        if (isAccepted(await as(person, 'updown', { id, on: true }))) judge.published();
        break;
      case 'unpublish':
        await as(person, 'updown', { id, on: false });
        break;
      case 'moveOut':
      case 'moveBack':
        roles[person] = verb === 'moveOut' ? roleOf.w1 : roleOf[person];
        await move(person, roles[person]);
        break;
      case 'reconfigure':
        stages = configurations[turn % configurations.length] ?? first;
        await backend.commands.approvals({ [science]: stages });
        judge.changed(stages);
        break;
      default:
        verb satisfies never;
    }
  }
  const { approval } = await get(id);
  expect(approval.authors.map(({ by }) => by).toSorted()).toEqual(people.filter(judge.isBarred).toSorted());
  return { id, stages, isBarred: judge.isBarred, roles };
}

/** Brings the record online by the people who may; with a free reviewer for each stage that is always possible. */
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

const configurations = [[firstStage], [firstStage, secondStage], [firstStage, firstStage], [secondStage, firstStage]];

const isOverridden = ({ overridden }: Approval) => overridden !== null;

test.each([
  [1, [firstStage]],
  [2, [firstStage, secondStage]],
  [2, [firstStage, firstStage]],
])(
  'no history of six people brings an unreviewed version online or into a dead end: %i stages %j',
  async (_, first) => {
    const finished = { online: 0 };
    await fc.assert(
      fc.asyncProperty(histories, async (parts) => {
        const office = await startOffice({ [science]: first });
        const { id, stages, isBarred, roles } = await play(office, first, parts.flat());
        const membersOf = (role: string) => people.filter((person) => roles[person] === role && !isBarred(person));
        const wanted = (role: string) => stages.filter((one) => one === role).length;
        if (stages.some((role) => membersOf(role).length < wanted(role))) return;
        expect((await finish(office, id, membersOf)).status).toBe('online');
        finished.online += 1;
      }),
      isDeep ? { numRuns: 400 } : { numRuns: 50, seed: 67 },
    );
    expect(finished.online).toBeGreaterThan(2);
  },
);
