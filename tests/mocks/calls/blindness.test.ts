import { safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Endpoint } from '#src/api/endpoints/endpoint.ts';
import { contentDescriptors, endpoints } from '#src/api/endpoints/index.ts';
import type { StepEvent } from '#src/domain/content/lifecycle.ts';
import type { ListPage } from '#src/domain/content/list-query.ts';
import type { LogEntry } from '#src/domain/logs/log-entry.ts';
import { applicationsPath, baseKinds } from '#src/domain/scoring/kinds.ts';
import { resultOf } from '#src/domain/scoring/result.ts';
import {
  type OwnSheet,
  type Review,
  type ReviewRow,
  reviewStates,
  type SheetContent,
} from '#src/domain/scoring/review.ts';
import { criteriaOf, type ScoreTemplate } from '#src/domain/scoring/template.ts';
import { dataOf } from '#tests/mocks/client.ts';
import { base, createBench, experts, filled } from '#tests/mocks/scoring/panel.ts';

/** A word in each comment, and in each reason that only readers of the sheets may see. */
const marker = '只给组长看的话';

/** A finished sheet on which each criterion misses this many points, with every criterion marked. */
const recognisable = (template: ScoreTemplate, less: number): SheetContent => ({
  marks: Object.fromEntries(
    criteriaOf(template).map(({ code, max }) => [code, { points: max - less, comment: marker, files: [] }]),
  ),
  vetoes: ['V1'],
});

/**
 * A panel of five, and the editor, who could see everything if they were not on it. Two have submitted, one is flagged, the
 * sheet of one was sent back; `expert` has not begun.
 */
async function bench() {
  const all = await createBench();
  const opened = await all.appoint({ experts: [...experts, 'editor'] });
  const { id, template } = opened;
  for (const [account, less] of [
    ['expert2', 0.5],
    ['expert3', 1],
    ['expert4', 2],
  ] as const)
    dataOf(await all.write('submit', id, account, recognisable(template, less)));
  const code = criteriaOf(template)[0]?.code ?? '';
  const begun = { marks: { [code]: { points: 2.5, comment: marker, files: [] } }, vetoes: [] };
  dataOf(await all.write('save', id, 'expert5', begun));
  dataOf(await all.ask('auditor', 'keep', { id, account: 'expert4', reason: marker }));
  dataOf(await all.ask('auditor', 'reopen', { id, account: 'expert3', reason: marker }));
  dataOf(await all.write('submit', id, 'expert3', recognisable(template, 1)));
  return { all, id, template };
}

const page = { pageNum: 1, pageSize: 100 };
const columns = ['mean', 'grade', 'submitted', 'status'];

/** The requests for a statistic: unfiltered, and for one kind. */
const statisticsOfAll = [{}, { kind: 'scienceBase' }].map((filters) => ({
  period: 'all',
  from: '',
  to: '',
  compare: 'none',
  filters,
}));

/** Every request of a read about this review, once each; its schema decides which ones the call accepts. */
function requestsFor({ path, request }: Endpoint, id: string): readonly object[] {
  const lists = [page, ...['mine', 'done', 'all'].map((show) => ({ ...page, show }))];
  const sorted = columns.flatMap((orderBy) => [true, false].map((desc) => ({ ...page, orderBy, desc })));
  const filtered = [
    ...reviewStates.map((status) => ({ ...page, status })),
    { ...page, kind: 'scienceBase' },
    { ...page, grade: '优秀（示范）', mean: 90, from: '2026-06-08', keyword: '广西林业科学研究院' },
    { ...page, keyword: marker },
    { ...page, account: 'expert2' },
    ...statisticsOfAll,
  ];
  const papers = ['expert2', 'expert5'].map((account) => ({ id, account }));
  const chosen = [...papers, { id }, { id: base.id }, base, { keyword: marker }, { keyword: '广西林业科学研究院' }, {}];
  const kinds = path.endsWith('/inForce') ? baseKinds.map((kind) => ({ kind })) : [];
  const taken = [...lists, ...sorted, ...filtered, ...chosen, ...kinds].flatMap((one) => {
    const parsed = safeParse(request, one);
    return parsed.success ? [JSON.stringify(parsed.output ?? {})] : [];
  });
  return [...new Set(taken)].map((one) => JSON.parse(one) as object);
}

/** All answers to an account that calls every read. */
async function readAll({ all, id }: Awaited<ReturnType<typeof bench>>, account: string): Promise<string> {
  const answers: string[] = [];
  for (const endpoint of endpoints.filter(({ kind, token }) => kind === 'read' && token)) {
    // Other content types know nothing of reviews: one request is enough.
    const isOther = contentDescriptors.some(
      ({ path }) => endpoint.path.startsWith(`${path}/`) && !path.startsWith('/home/baseResources'),
    );
    for (const request of isOther ? [page] : requestsFor(endpoint, id)) {
      const { body } = await all.call(account, endpoint.path, endpoint.encoding === 'none' ? null : request);
      answers.push(`${endpoint.path} ${JSON.stringify(body)}`);
    }
  }
  return answers.join('\n');
}

/** The traces that an answer would contain if it revealed anything about these sheets. */
function tracesIn(answers: string, template: ScoreTemplate): Readonly<Record<string, boolean>> {
  const sheets = (['expert2', 'expert3', 'expert4'] as const).map((account, index) => ({
    id: account,
    ...recognisable(template, [0.5, 1, 2][index] ?? 0),
  }));
  const { mean } = resultOf(template, sheets);
  const ofReview = answers
    .split('\n')
    .filter((line) => line.startsWith('/home/baseResourcesScore/'))
    .join('\n');
  return {
    comments: answers.includes(marker),
    mean: new RegExp(`"mean":${mean}\\b`).test(answers),
    points: /"points":(?:\d+\.5|[1-9]\d*(?:\.5)?),"comment"/.test(ofReview),
    vetoes: /"vetoes":\["V1"\]/.test(ofReview),
    marked: /"account":"expert5"[^}]*"marked":1\b/.test(ofReview),
  };
}

const blind = { comments: false, mean: false, points: false, vetoes: false, marked: false };

describe('W1.1: no read reveals the points of others', () => {
  test.each([
    ['an expert who has not begun', 'expert'],
    ['an expert who has begun', 'expert5'],
    ['a chair who still has to score', 'editor'],
    ['an account unrelated to the review', 'nobody'],
  ])('%s', async (_, account) => {
    const panel = await bench();
    const own = account === 'expert5';
    // Experts see everything of their own sheet.
    expect(tracesIn(await readAll(panel, account), panel.template)).toEqual({
      ...blind,
      comments: own,
      points: own,
      marked: own,
    });
  });

  test('the same search finds the points where they may be seen', async () => {
    const panel = await bench();
    const seen = { comments: true, mean: true, points: true, vetoes: true, marked: true };
    expect(tracesIn(await readAll(panel, 'auditor'), panel.template)).toEqual(seen);
    expect(tracesIn(await readAll(panel, 'expert2'), panel.template)).toEqual(seen);
  });

  test('the log for the administrator contains no points', async () => {
    const { all } = await bench();
    const log = JSON.stringify(await all.call('admin', '/sys/log/query', { ...page, from: '2026-06-08' }));
    expect([log.includes('广西林业科学研究院'), log.includes(marker), /"points"|"marks"/.test(log)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('the log reveals neither outliers nor reasons of refused steps to an account that still has to score', async () => {
    const all = await createBench();
    const { id, title, template } = await all.appoint({
      experts: ['expert', 'expert2', 'expert3', 'expert4', 'admin'],
    });
    const steps = async (account: string) => {
      const request = { ...page, from: '2026-06-08', type: 'operation', keyword: title };
      const { list, total } = dataOf<ListPage<LogEntry>>(await all.call(account, '/sys/log/query', request));
      expect(total).toBe(list.length);
      return list.map(({ account: by, action, reason }) => [by, action, reason].join(' ').trim()).toReversed();
    };
    for (const [account, share] of [
      ['expert', 0.9],
      ['expert2', 0.9],
      ['expert3', 0.5],
    ] as const)
      dataOf(await all.write('submit', id, account, filled(template, share)));
    await all.write('submit', id, 'expert4', { marks: { A1: { points: 0, comment: '', files: [] } }, vetoes: [] });
    await all.ask('auditor', 'pass', { id });
    await all.ask('auditor', 'keep', { id, account: 'expert', reason: marker });
    await all.ask('auditor', 'keep', { id, account: 'expert3', reason: marker });
    await all.ask('auditor', 'reopen', { id, account: 'expert2', reason: marker });
    await all.ask('admin', 'pass', { id });
    const logged = [
      'auditor appoint',
      'expert submit',
      'expert2 submit',
      'expert3 submit',
      'admin pass 请先提交本人的评分表',
    ];
    expect(await steps('admin')).toEqual(logged);
    // Once their own sheet is submitted, they see everything.
    dataOf(await all.write('submit', id, 'admin', filled(template, 0.9)));
    const seen = await steps('admin');
    expect(seen.length).toBe(logged.length + 6);
    expect(seen).toContain('auditor pass 有偏离的评分表尚无组长意见，不能通过');
    expect(seen).toContain('auditor keep');
  });

  test('the log shows refused steps without their reason to accounts that may not see the sheets', async () => {
    const { all, id } = await bench();
    await all.ask('auditor', 'keep', { id, account: 'expert2', reason: marker });
    const modules = [{ modulePath: '/system/logManager' }];
    dataOf(await all.call('admin', '/sys/role/update', { id: '4', roleName: '待授权', moduleInfoList: modules }));
    const { list } = dataOf<ListPage<LogEntry>>(
      await all.call('nobody', '/sys/log/query', {
        ...page,
        from: '2026-06-08',
        account: 'auditor',
        result: 'refused',
      }),
    );
    expect(list.map(({ action, reason }) => [action, reason])).toEqual([['keep', '评审规则不允许该操作']]);
  });

  test('the history of an application hides reasons from accounts that still have to score it', async () => {
    const all = await createBench();
    const subject = { path: applicationsPath, id: 'SQ005' } as const;
    const first = await all.appoint({ subject, experts: ['expert', 'expert2', 'admin'] });
    dataOf(await all.ask('auditor', 'return', { id: first.id, reason: marker }));
    dataOf(await all.call('admin', `${applicationsPath}/submit`, { id: subject.id }));
    const history = async (account: string) => {
      const events = dataOf<StepEvent[]>(await all.call(account, `${applicationsPath}/history`, { id: subject.id }));
      const { reason, isWithheld = false } = events.find(({ step }) => step === 'return') as StepEvent;
      return { reason, isWithheld };
    };
    const open = { reason: marker, isWithheld: false };
    expect(await history('admin')).toEqual(open);
    const { id, template } = await all.appoint({ subject, experts: ['expert', 'admin'] });
    expect(await history('admin')).toEqual({ reason: null, isWithheld: true });
    expect(await history('auditor')).toEqual(open);
    dataOf(await all.write('submit', id, 'admin', filled(template, 0.9)));
    expect(await history('admin')).toEqual(open);
  });

  test('steps and saves of an expert who has not submitted return no points either', async () => {
    const { all, id } = await bench();
    const answers = [
      await all.ask('expert', 'sheet/save', { id, version: 1, marks: {}, vetoes: [] }),
      await all.ask('editor', 'change', { id, due: '2026-06-25', add: [] }),
      await all.ask('editor', 'remind', { id, account: 'expert5' }),
      await all.ask('editor', 'pass', { id }),
      await all.ask('editor', 'sheet/enter', {
        id,
        account: 'expert5',
        version: 1,
        marks: {},
        vetoes: [],
        scans: [],
      }),
      await all.ask('editor', 'sheet/paper', { id, account: 'expert5' }),
    ];
    expect(JSON.stringify(answers)).not.toMatch(new RegExp(`${marker}|"points":[^,]*,"comment"|"mean":[^n]`));
  });

  test.each(['png', 'pdf'] as const)(
    'no file of a sheet (%s) can be opened by its number: evidence or scan, even if named on one’s own sheet',
    async (kind) => {
      const all = await createBench();
      const { id, template } = await all.appoint({ experts: [...experts, 'editor'] });
      const naming = (files: string[]) => {
        const content = filled(template, 0.8);
        const [code = ''] = Object.keys(content.marks);
        return { ...content, marks: { ...content.marks, [code]: { points: 1, comment: '见附件', files } } };
      };
      const withFile = async (account: string) => {
        const file = await all.upload(account, kind);
        return { file, content: naming([file]) };
      };
      const { file: evidence, content } = await withFile('expert2');
      dataOf(await all.write('submit', id, 'expert2', content));
      const scan = await all.upload('auditor', kind);
      const paper = { id, account: 'expert3', version: 1, ...filled(template, 0.8), scans: [scan] };
      dataOf(await all.ask('auditor', 'sheet/enter', paper));
      const unfinished = await withFile('expert4');
      dataOf(await all.write('save', id, 'expert4', unfinished.content));

      // Neither before a sheet has the file nor after it was removed from one.
      const loose = [await all.upload('expert4', kind), await all.upload('auditor', kind)];
      const taken = (await withFile('expert5')).content;
      dataOf(await all.write('save', id, 'expert5', taken));
      dataOf(await all.write('save', id, 'expert5', { marks: {}, vetoes: [] }));
      const [removed = ''] = Object.values(taken.marks).flatMap(({ files }) => files);

      const uploaded = [evidence, scan, unfinished.file, ...loose, removed];
      const seenBy = async (account: string) => {
        const answers = await Promise.all(uploaded.map((file) => all.call(account, '/sys/file/get', { id: file })));
        return answers.map(({ body }) => (body as { success: boolean }).success);
      };
      const stolen = { marks: { A1: { points: 1, comment: '', files: uploaded } }, vetoes: [] };
      dataOf(await all.write('save', id, 'expert', stolen));
      expect({
        expert: await seenBy('expert'),
        editor: await seenBy('editor'),
        nobody: await seenBy('nobody'),
        // What an expert has not submitted is visible to that expert alone.
        expert4: await seenBy('expert4'),
        expert2: await seenBy('expert2'),
        auditor: await seenBy('auditor'),
      }).toEqual({
        expert: [false, false, false, false, false, false],
        editor: [false, false, false, false, false, false],
        nobody: [false, false, false, false, false, false],
        expert4: [false, false, true, true, false, false],
        expert2: [true, true, false, false, false, false],
        auditor: [true, true, false, false, true, false],
      });
      dataOf(await all.ask('auditor', 'reopen', { id, account: 'expert3', reason: '请核对' }));
      expect(await seenBy('expert3')).toEqual([false, true, false, false, false, false]);
      // An expert who has submitted may open the files of the other sheets, but no file that a sheet merely names.
      dataOf(await all.write('submit', id, 'expert', naming(uploaded)));
      expect(await seenBy('expert')).toEqual([true, true, false, false, false, false]);
    },
  );

  test('neither order nor filter of the desk reveals results', async () => {
    const { all, template } = await bench();
    // The expert is on a second panel with a lower result: its position must not depend on that.
    const other = await all.appoint({ subject: { ...base, id: 'GXP023' } });
    const orders: string[][] = [];
    for (const less of [0.5, 2]) {
      if (less === 2)
        for (const account of ['expert2', 'expert3', 'expert4'])
          dataOf(await all.write('submit', other.id, account, recognisable(template, less)));
      for (const orderBy of ['mean', 'grade']) {
        const request = { ...page, show: 'mine', orderBy, desc: true };
        const { list } = dataOf<{ list: ReviewRow[] }>(await all.ask('expert', 'query', request));
        orders.push(list.map(({ id }) => id));
        expect(list.map(({ mean, grade, fails, isVetoed }) => [mean, grade, fails, isVetoed])).toEqual(
          list.map(() => [null, null, false, false]),
        );
      }
    }
    expect(orders).toEqual(orders.map(() => orders[0]));
  });

  test('withheld values are blank rather than taken from an earlier state: the chair and a sheet that its expert is editing', async () => {
    const { all, id, template } = await bench();
    dataOf(await all.ask('auditor', 'reopen', { id, account: 'expert2', reason: marker }));
    dataOf(await all.write('save', id, 'expert2', recognisable(template, 0)));
    const paperOf = async (account: string) => {
      const paper = dataOf<OwnSheet>(await all.ask('auditor', 'sheet/paper', { id, account }));
      const { marks, vetoes, keptTime, entered, submissions } = paper;
      // The chair saw what was submitted before the sheet was reopened.
      return { marks, vetoes, keptTime, entered, seen: submissions.length };
    };
    const blank = { marks: {}, vetoes: [], keptTime: null, entered: null };
    expect([await paperOf('expert5'), await paperOf('expert2')]).toEqual([
      { ...blank, seen: 0 },
      { ...blank, seen: 1 },
    ]);
  });

  test('submitting reveals the other sheets, and a sheet that is sent back hides them again', async () => {
    const { all, id, template } = await bench();
    const seen = async () => {
      const { sheets, mean, decisions } = await all.review(id, 'expert');
      return [sheets?.length ?? null, mean === null, decisions.length];
    };
    expect(await seen()).toEqual([null, true, 0]);
    dataOf(await all.write('submit', id, 'expert', recognisable(template, 0.5)));
    expect((await seen()).slice(0, 2)).toEqual([4, false]);
    dataOf<Review>(await all.ask('auditor', 'reopen', { id, account: 'expert', reason: '请核对' }));
    expect(await seen()).toEqual([null, true, 0]);
  });
});
