import { describe, expect, test } from 'vitest';
import {
  type Approval,
  approvalState,
  mayGoOnline,
  type UnderApproval,
  undecided,
} from '#src/domain/approval/approval.ts';
import { type Decision, decisions, hindranceOf, possibleDecisions, shortageOf } from '#src/domain/approval/decision.ts';
import { approvalFromHistory } from '#src/domain/approval/from-history.ts';
import type { ContentType } from '#src/domain/content/content-type.ts';
import { possibleOperations } from '#src/domain/content/lifecycle.ts';
import { type ContentRecord, recordOperations, skipReasonOf } from '#src/domain/content/record.ts';
import { judged, withStages } from '#src/domain/content/reviewed-type.ts';
import { actsUpTo } from '#src/domain/content/revision.ts';
import { scienceKnowledge } from '#src/domain/content/types/science-knowledge.ts';
import { undoOf } from '#src/domain/content/undo.ts';

const roles = ['first', 'second'];
const time = '2026-06-02 10:00:00';
const signed = (by: string) => ({ by, time });
const act = (kind: string, by: string, version: number, more: { stage?: number; reason?: string } = {}) => ({
  kind,
  by,
  version,
  time,
  ...more,
});
const created = act('created', 'writer', 1);
const firstApproved = act('approved', 'a', 1, { stage: 0 });
const secondApproved = act('approved', 'b', 1, { stage: 1 });
const returned = act('sentBack', 'a', 1, { stage: 0, reason: 'title' });
const overridden = act('overridden', 'b', 1, { stage: 0, reason: 'flood warning' });

/** A draft with this history. */
const record = (...history: ReturnType<typeof act>[]): UnderApproval => {
  const approval = approvalFromHistory(roles, history);
  return { status: 'draft', version: Math.max(...history.map(({ version }) => version)), approval };
};

const people = {
  writer: 'first',
  a: 'first',
  b: 'second',
  both: 'second',
  chief: 'admin',
  reader: 'other',
} as const;
const person = (account: keyof typeof people) => ({ account, roleName: people[account] });

describe('the review of a version is computed from its history (decision 067)', () => {
  test('whole', () => {
    expect(approvalFromHistory(roles, [created, act('pinned', 'b', 1), firstApproved])).toEqual({
      version: 1,
      stages: [
        { role: 'first', approved: signed('a') },
        { role: 'second', approved: null },
      ],
      returned: null,
      overridden: null,
      authors: [signed('writer')],
      voided: null,
    } satisfies Approval);
    expect(approvalFromHistory([], [created])).toBeUndefined();
  });

  test('the save that voided the last approval is known', () => {
    const { approval } = record(created, firstApproved, act('saved', 'c', 2), act('saved', 'd', 3));
    expect(approval?.voided).toEqual({ ...signed('c'), version: 1 });
  });

  test.each<[string, ReturnType<typeof act>[], string[]]>([
    ['nobody has decided', [created], ['waiting', 'writer']],
    ['the first stage has approved', [created, firstApproved], ['waiting', 'writer']],
    ['both stages have approved', [created, firstApproved, secondApproved], ['approved', 'writer']],
    ['it was returned', [created, returned], ['returned', 'writer']],
    ['it was overridden', [created, returned, overridden], ['overridden', 'writer']],
    ['a save voids an approval', [created, firstApproved, act('saved', 'b', 2)], ['waiting', 'writer', 'b']],
    ['a restored version is a new one', [created, firstApproved, act('restored', 'writer', 2)], ['waiting', 'writer']],
    [
      'authors before a full approval may decide again',
      [created, firstApproved, secondApproved, act('saved', 'c', 2)],
      ['waiting', 'c'],
    ],
    ['those before an override may not', [created, overridden, act('saved', 'c', 2)], ['waiting', 'writer', 'c']],
    [
      'a decision about an earlier version is void',
      [created, act('saved', 'c', 2), firstApproved],
      ['waiting', 'writer', 'c'],
    ],
  ])('%s', (_, history, [state, ...authors]) => {
    const { approval, ...rest } = record(...history);
    expect([approvalState({ ...rest, approval }), ...(approval?.authors.map(({ by }) => by) ?? [])]).toEqual([
      state,
      ...authors,
    ]);
    expect(mayGoOnline({ ...rest, approval })).toBe(state === 'approved' || state === 'overridden');
  });

  test('a full approval by the stages of its time clears the authors, also where there are other stages now', () => {
    const final = { ...act('approved', 'a', 1, { stage: 0 }), role: 'former', isFinal: true };
    const saved = act('saved', 'c', 2);
    expect(
      [record(created, final), record(created, final, saved)].map(({ approval }) => [
        approval?.stages.map(({ approved }) => approved),
        approval?.authors.map(({ by }) => by),
        approval?.voided,
      ]),
    ).toEqual([
      [[null, null], ['writer'], null],
      [[null, null], ['c'], { ...signed('c'), version: 1 }],
    ]);
  });

  test('a return counts also where its stage is gone, and bars the authors of the returned version', () => {
    const byOther = act('sentBack', 'b', 1, { stage: 1, reason: 'title' });
    const of = {
      status: 'draft',
      version: 1,
      approval: approvalFromHistory(['first'], [created, firstApproved, byOther]),
    };
    const final = { ...firstApproved, isFinal: true };
    expect([
      approvalState(of),
      mayGoOnline(of),
      record(created, final, byOther, act('saved', 'c', 2)).approval?.authors.map(({ by }) => by),
    ]).toEqual(['returned', false, ['writer', 'c']]);
  });

  test('a record that was online before its type had stages stays online, and needs an approval once it is offline', () => {
    const online = { ...record(created), status: 'online' };
    expect([approvalState(online), mayGoOnline(online), approvalState({ ...online, status: 'offline' })]).toEqual([
      'exempt',
      false,
      'waiting',
    ]);
    expect([approvalState({ ...online, version: 2 }), approvalState({ status: 'draft', version: 1 })]).toEqual([
      'outdated',
      'none',
    ]);
  });
});

describe('who may decide (decision 067)', () => {
  const waiting = record(created);
  const second = record(created, firstApproved);

  test.each<[string, UnderApproval, Decision, keyof typeof people, ReturnType<typeof hindranceOf>]>([
    ['a member of the stage', waiting, 'approve', 'a', null],
    ['a member of the stage', waiting, 'sendBack', 'a', null],
    ['nobody of the next stage yet', waiting, 'approve', 'b', 'notMember'],
    ['no author', waiting, 'approve', 'writer', 'author'],
    ['no author', waiting, 'sendBack', 'writer', 'author'],
    ['nobody without the role', waiting, 'approve', 'chief', 'notMember'],
    ['the second stage after the first', second, 'approve', 'b', null],
    ['nobody twice', record(created, act('approved', 'both', 1, { stage: 0 })), 'approve', 'both', 'sameReviewer'],
    ['nobody once it is returned', record(created, returned), 'approve', 'a', 'returned'],
    ['nobody once it is approved', record(created, firstApproved, secondApproved), 'sendBack', 'b', 'approved'],
    ['nobody once it is overridden', record(created, overridden), 'approve', 'a', 'overridden'],
    ['the chair overrides', waiting, 'override', 'b', null],
    ['an administrator overrides', waiting, 'override', 'chief', null],
    ['the chair overrides a return', record(created, returned), 'override', 'b', null],
    ['the first stage does not override', waiting, 'override', 'a', 'notMember'],
    ['a chair who wrote it does not override', record(created, act('saved', 'b', 2)), 'override', 'b', 'author'],
    ['nobody about another version', { ...waiting, version: 2 }, 'approve', 'a', 'outdated'],
    ['nobody while it is online without approval', { ...waiting, status: 'online' }, 'approve', 'a', 'exempt'],
    ['nobody where there are no stages', { status: 'draft', version: 1 }, 'approve', 'a', 'none'],
  ])('%s', (_, of, decision, who, hindrance) => {
    expect(hindranceOf(decision, of, person(who))).toBe(hindrance);
    expect(possibleDecisions(of, person(who)).includes(decision)).toBe(hindrance === null);
  });

  test.each<[string, readonly string[], string, ReturnType<typeof hindranceOf>[]]>([
    [
      'the same for both stages: of its members each decides once',
      ['one', 'one'],
      'one',
      ['sameReviewer', 'sameReviewer', 'notMember'],
    ],
    [
      'that of the administrators: no override completes the own approval',
      ['admin', 'one'],
      'admin',
      ['notMember', 'notMember', 'sameReviewer'],
    ],
  ])(
    'a person who has approved the first stage cannot decide about the second; the role is %s',
    (_, stages, roleName, hindrances) => {
      const history = [created, act('approved', 'a', 1, { stage: 0 })];
      const of = { status: 'draft', version: 1, approval: approvalFromHistory(stages, history) };
      expect(decisions.map((decision) => hindranceOf(decision, of, { account: 'a', roleName }))).toEqual(hindrances);
    },
  );

  test('where one role has both stages, only administrators override', () => {
    const of = { status: 'draft', version: 1, approval: approvalFromHistory(['one', 'one'], [created]) };
    expect(['one', 'admin'].map((roleName) => hindranceOf('override', of, { account: 'a', roleName }))).toEqual([
      'notMember',
      null,
    ]);
  });

  test.each<[string, readonly [members: number, free: number][], ReturnType<typeof shortageOf>]>([
    [
      'the stage that decides next has no members',
      [
        [1, 0],
        [0, 0],
      ],
      { role: 'second', lack: 'noMembers' },
    ],
    [
      'all of its members wrote the version or have approved it',
      [
        [1, 0],
        [2, 0],
      ],
      { role: 'second', lack: 'onlyAuthors' },
    ],
    [
      'only the stage that has approved lacks them',
      [
        [0, 0],
        [2, 1],
      ],
      null,
    ],
  ])('a stage at which nobody can approve is reported: %s', (_, counts, shortage) => {
    const stages = second.approval?.stages.map((stage, position) => {
      const [members, free] = counts[position] ?? [];
      return { ...stage, members, free };
    });
    const of = { ...second, approval: second.approval && { ...second.approval, stages: stages ?? [] } };
    expect([of, second, { ...of, status: 'online' }].map(shortageOf)).toEqual([shortage, null, null]);
  });

  test('two stages of one role need two people who may decide', () => {
    const approval = approvalFromHistory(['one', 'one'], [created]);
    const of = (free: number) => ({
      ...waiting,
      approval: approval && { ...approval, stages: approval.stages.map((stage) => ({ ...stage, members: 3, free })) },
    });
    expect([1, 2].map((free) => shortageOf(of(free)))).toEqual([{ role: 'one', lack: 'onlyAuthors' }, null]);
  });

  test('a later stage is reported before it has to decide', () => {
    const of = {
      ...waiting,
      approval: waiting.approval && {
        ...waiting.approval,
        stages: waiting.approval.stages.map((stage, position) => ({ ...stage, members: 1 - position })),
      },
    };
    expect(shortageOf(of)).toEqual({ role: 'second', lack: 'noMembers' });
  });
});

describe('only an approved version goes online', () => {
  const of = (approval: Approval | undefined, over: Partial<ContentRecord> = {}): ContentRecord =>
    judged({
      id: '1',
      status: 'offline',
      isTop: false,
      isBanner: false,
      createdBy: 'writer',
      createdTime: time,
      updatedBy: 'writer',
      updatedTime: time,
      version: 1,
      approval,
      ...over,
    });
  const waiting = of(undecided(roles, 1));
  const approved = of(approvalFromHistory(roles, [created, firstApproved, secondApproved]));
  const { rights } = scienceKnowledge;
  const names = (type: ContentType, one: ContentRecord | null) =>
    possibleOperations(type, one, (right) => rights.includes(right)).map(({ name }) => name);

  test('in lists, in bulk and on its page alike; taking it offline needs none', () => {
    expect([names(scienceKnowledge, waiting), names(scienceKnowledge, approved)]).toEqual([[], ['publish']]);
    expect(names(scienceKnowledge, { ...waiting, status: 'online' })).toEqual(['unpublish', 'pin', 'addBanner']);
    expect(
      [waiting, approved, of(undefined)].map((one) =>
        recordOperations.filter(({ name }) => name === 'publish').map((publish) => skipReasonOf(publish, one, rights)),
      ),
    ).toEqual([['unapproved'], [null], [null]]);
  });

  test('a new record is not published before it is reviewed', () => {
    expect([names(scienceKnowledge, null), names(withStages(scienceKnowledge, roles), null)]).toEqual([
      ['publish'],
      [],
    ]);
  });

  test('taking offline is undone only for an approved version', () => {
    const unpublish = recordOperations.find(({ name }) => name === 'unpublish');
    if (!unpublish) throw new Error('no such operation');
    const isUndone = (one: ContentRecord) => undoOf('/', unpublish, { ...one, status: 'online' }, '') !== null;
    expect([waiting, approved, of(undefined)].map(isUndone)).toEqual([false, true, true]);
  });

  test('a decision is an act, so the timeline is fetched again', () => {
    expect(
      new Set([of(undefined), approved, of(approvalFromHistory(roles, [created, firstApproved]))].map(actsUpTo)).size,
    ).toBe(3);
  });
});
