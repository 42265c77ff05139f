import type { Act } from '#mocks/faults/act.ts';
import type { Fault } from '#mocks/faults/fault.ts';

/** The target of a scenario: the account that is signed in, and the record that the page shows. */
export interface About {
  account: string | null;
  record: { path: string; id: string } | null;
}

/** Faults that stay on, acts that are carried out once, and a full browser storage. */
export interface Scenario {
  faults?: readonly Fault[];
  /** Returns null if the target lacks the account or the record that the acts need. */
  acts?: (about: About) => readonly Act[] | null;
  storageFull?: true;
}

const permissions = '/sys/auth/permissions';
const always = { when: 'always' } as const;

/** The most frequent test cases by name. Each combines faults and acts that are also available separately. */
export const scenarios = {
  expiresNow: { acts: ({ account }) => (account === null ? null : [{ act: 'expire', account }]) },
  expiresSoon: { faults: [{ kind: 'expire', path: '*', times: 1, when: { after: 60 } }] },
  permissionsRefused: { faults: [{ kind: 'refuse', path: permissions, rCode: 500, rMsg: '权限服务异常', ...always }] },
  permissionsUnanswered: { faults: [{ kind: 'hang', path: permissions, ...always }] },
  permissionsEmpty: {
    faults: [
      { kind: 'body', path: permissions, body: { success: true, rCode: 200, rMsg: '', resultData: [] }, ...always },
    ],
  },
  rightsWithdrawn: {
    acts: ({ account, record }) =>
      account === null
        ? null
        : [{ act: 'rights', account, add: [], remove: [record?.path ?? '/home/scienceKnowledge'] }],
  },
  rightsAdded: {
    acts: ({ account }) =>
      account === null
        ? null
        : [{ act: 'rights', account, add: ['/system/logManager', '/comment/comment'], remove: [] }],
  },
  serverDown: { faults: [{ kind: 'network', path: '*', ...always }] },
  serverDownForTwoMinutes: { faults: [{ kind: 'network', path: '*', when: { seconds: 120 } }] },
  serverSlow: { faults: [{ kind: 'delay', path: '*', milliseconds: 3000, ...always }] },
  serverFlaky: { faults: [{ kind: 'network', path: '*', when: { chance: 0.3 } }] },
  serverSick: { faults: [{ kind: 'status', path: '*', status: 503, body: '', when: { seconds: 5, of: 30 } }] },
  serverBroken: { faults: [{ kind: 'status', path: '*', status: 500, body: '', ...always }] },
  rubbish: { faults: [{ kind: 'html', path: '*', ...always }] },
  nameTaken: {
    faults: [
      { kind: 'refuse', path: '/sys/user/addByParam', rCode: 500, rMsg: '账号已存在', ...always },
      { kind: 'refuse', path: '/sys/role/add', rCode: 500, rMsg: '角色名称已存在', ...always },
    ],
  },
  editedByOther: { acts: ({ record }) => record && [{ act: 'edit', ...record }] },
  storageFull: { storageFull: true },
} satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof scenarios;

/** Part of the error message when a scenario lacks its target. The panel recognises it. */
export const missingTarget = 'needs an account or a record';

/** The faults of a scenario, marked with its name. */
export const faultsOf = (name: ScenarioName): readonly Fault[] =>
  ((scenarios[name] as Scenario).faults ?? []).map((fault) => ({ ...fault, by: name }));
