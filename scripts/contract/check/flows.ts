import { is, parse } from 'valibot';
import { contentDescriptors } from '#src/api/endpoints/index.ts';
import type { ContentRecord } from '#src/domain/content/record.ts';
import { rulesOf } from '#src/domain/content/rules.ts';
import { valuesOf } from '#src/domain/content/values.ts';
import { consultationsPath } from '#src/domain/consultations/paths.ts';
import type { ModuleEntry } from '#src/domain/rights/access.ts';
import { TemplateContent, templatesPath } from '#src/domain/scoring/template-version.ts';
import { Untried, type World } from '#scripts/contract/calls/world.ts';

/** What the server returned for a record of the check. */
export type Made = Record<string, unknown> & { id: string; version?: number };
export type Request = Record<string, unknown>;

/** The life of a record of the check: added, changed, used, deleted. Requests by the paths of the calls. */
export interface Flow {
  add: string;
  /** `make` adds a record that this one needs, which is deleted after it. */
  request: (world: World, name: string, make: (flow: Flow) => Promise<Made>) => Promise<Request>;
  update?: string;
  /** The same record with another content. */
  change?: (made: Made, request: Request) => Request;
  /** Whether a second record of the same name is refused. */
  isNamed?: true;
  steps?: (made: Made) => readonly (readonly [path: string, request: Request])[];
  del: string;
  /** The request that deletes it, if it needs more than the id. */
  deleting?: (made: Made) => Request;
  get?: string;
}

const ofPlace = (place: string): Pick<Flow, 'add' | 'update' | 'del'> => ({
  add: `${place}/add`,
  update: `${place}/update`,
  del: `${place}/del`,
});

/** A record of a content type whose records can be deleted: the values of an existing one, under a name of the check. */
const contentFlows = contentDescriptors
  .filter(({ rights }) => rights.includes('del'))
  .map((type): Flow => ({
    ...ofPlace(type.path),
    get: `${type.path}/get`,
    async request({ first }, name) {
      const rules = rulesOf(type);
      const values = (record: ContentRecord) => ({ ...valuesOf(type, record), [type.titleField]: name });
      return values(await first<ContentRecord>(`${type.path}/query`, (record) => is(rules, values(record))));
    },
    change: ({ id, version }, request) => ({
      ...request,
      id,
      version,
      [type.titleField]: `${title(request, type.titleField)}二`,
    }),
    steps: ({ id }) => [
      [`${type.path}/updown`, { id, on: true }],
      [`${type.path}/updown`, { id, on: false }],
    ],
  }));

const title = (request: Request, field: string): string => String(request[field]);

const role: Flow = {
  ...ofPlace('/sys/role'),
  isNamed: true,
  async request({ data }, name) {
    const [module] = await data<ModuleEntry[]>('/sys/module/queryAll', {});
    if (!module) throw new Untried('there is no module to grant');
    return { roleName: name, moduleInfoList: [{ modulePath: module.modulePath }] };
  },
  change: ({ id }, { roleName, moduleInfoList }) => ({ id, roleName: `${String(roleName)}二`, moduleInfoList }),
};

/** A user with a role of the check, so that it has no real rights. The password is not printed. */
const user: Flow = {
  add: '/sys/user/addByParam',
  update: '/sys/user/update',
  del: '/sys/user/del',
  get: '/sys/user/get',
  isNamed: true,
  async request({ first }, name, make) {
    const { id: roleId } = await make(role);
    const { id: base } = await first<{ id: string }>('/home/baseResources/query');
    const password = `Aa1!${crypto.randomUUID()}`;
    const account = `check${name.replaceAll(/[^a-z0-9]/gi, '')}`;
    return { user: { account, name1: name, phone: '13800000000', email: 'check@example.com', base, roleId, password } };
  },
  change: ({ id, version }, { user: given }) => {
    const { account, base, roleId, name1 } = given as Record<string, string>;
    return { id, version, account, base, roleId, name1: `${name1}二` };
  },
  steps: ({ id }) => [
    ['/sys/user/enable', { id, on: false }],
    ['/sys/user/enable', { id, on: true }],
    ['/sys/user/unlock', { id }],
    ['/sys/user/reveal', { id }],
    ['/sys/user/admin/reset', { id }],
  ],
};

const template: Flow = {
  ...ofPlace(templatesPath),
  get: `${templatesPath}/get`,
  async request({ data }, name) {
    const [version] = await data<({ kind: string } & TemplateContent)[]>(`${templatesPath}/query`, {});
    if (!version) throw new Untried('there is no template whose content could be copied');
    return { ...parse(TemplateContent, version), kind: version.kind, name };
  },
  change: ({ id, version }, request) => ({ ...parse(TemplateContent, request), id, version, note: '接口约定检查' }),
  deleting: ({ id, version }) => ({ id, version }),
};

const word: Flow = {
  ...ofPlace('/comment/comment/words'),
  isNamed: true,
  request: async (_, name) => ({ word: name, exceptions: [], note: '' }),
  change: ({ id, version }, request) => ({ ...request, id, version, note: '接口约定检查' }),
};

const officeWord: Flow = {
  ...word,
  ...ofPlace('/comment/comment/officeWords'),
  request: async (_, name) => ({ word: name, right: '', isForbidden: true, exceptions: [], note: '' }),
};

const replyTemplate: Flow = {
  ...ofPlace(`${consultationsPath}/templates`),
  isNamed: true,
  request: async (_, name) => ({ name, text: name }),
  change: ({ id, version }, request) => ({ ...request, id, version, text: '接口约定检查' }),
};

export const flows: readonly Flow[] = [...contentFlows, role, user, template, word, officeWord, replyTemplate];
