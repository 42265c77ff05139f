import { contentDescriptors } from '#src/api/endpoints/index.ts';
import { fieldsOf } from '#src/domain/content/content-type.ts';
import type { HomePage } from '#src/domain/content/home-page.ts';
import { consultationsPath } from '#src/domain/consultations/paths.ts';
import { basesPath, scorePath } from '#src/domain/scoring/kinds.ts';
import type { Review, ReviewRow } from '#src/domain/scoring/review.ts';
import type { TemplateVersion } from '#src/domain/scoring/template-version.ts';
import type { User } from '#src/domain/users/user.ts';
import type { Operation } from '#scripts/contract/table/operations.ts';
import { Untried, type World } from './world.ts';

type Maker = (world: World) => unknown;

/** A name that is free. */
const freeName = '接口约定检查';

/** Requests of reads that cannot be derived from their schema. `requestOf` derives the others. */
const makers: Readonly<Record<string, Maker>> = {
  '/sys/auth/captcha': () => ({ sessionId: 'contract-check' }),
  '/sys/role/isNameExist': () => ({ roleName: freeName }),
  '/sys/user/isNameExist': () => ({ userName: freeName }),
  '/sys/user/isNameExistByParam': async ({ first }) => {
    const { id } = await first<User>('/sys/user/query');
    return { user: { id, account: freeName } };
  },
  '/sys/file/get': async (world) => ({ id: await fileId(world) }),
  '/home/index/check': async ({ data }) => {
    const { slots } = await data<HomePage>('/home/index/get', {});
    const items = Object.values(slots).flat().slice(0, 2);
    return { items: items.map(({ path, id }) => ({ path, id })) };
  },
  '/set/masterplate/inForce': async ({ data }) => {
    const versions = await data<TemplateVersion[]>('/set/masterplate/query', {});
    const one = versions.find(({ status }) => status === 'inForce');
    if (!one) throw new Untried('no template is in force');
    return { kind: one.kind };
  },
  '/set/masterplate/get': async ({ data }) => {
    const [one] = await data<TemplateVersion[]>('/set/masterplate/query', {});
    if (!one) throw new Untried('there is no template');
    return { id: one.id };
  },
  [`${scorePath}/candidates`]: async ({ first }) => {
    const { id } = await first<{ id: string }>(`${basesPath}/query`);
    return { path: basesPath, id };
  },
  [`${scorePath}/sheet/get`]: async ({ first }) => ({
    id: (await first<ReviewRow>(`${scorePath}/query`, ({ own }) => own !== null && own !== 'replaced')).id,
  }),
  [`${scorePath}/sheet/subject`]: async ({ first }) => ({
    id: (await first<ReviewRow>(`${scorePath}/query`, ({ own }) => own === 'begun' || own === 'notStarted')).id,
  }),
  [`${scorePath}/sheet/paper`]: async ({ first, data }) => {
    const { id } = await first<ReviewRow>(
      `${scorePath}/query`,
      ({ status, own, isBarred }) => status === 'scoring' && own === null && !isBarred,
    );
    const { members } = await data<Review>(`${scorePath}/get`, { id });
    const member = members.find(({ state }) => state === 'notStarted' || state === 'begun');
    if (!member) throw new Untried('no expert of the first review has a sheet to give');
    return { id, account: member.account };
  },
  '/search/query': () => ({ keyword: '基地', pinyin: true }),
  '/comment/comment/arrivals': () => ({ after: null }),
  '/comment/comment/words/try': () => ({ word: freeName, exceptions: [] }),
  '/comment/comment/officeWords/try': () => ({ word: freeName, exceptions: [], right: '' }),
  [`${consultationsPath}/contacts`]: async ({ first }) => ({
    ids: [(await first<{ id: string }>(`${consultationsPath}/query`)).id],
    reason: freeName,
  }),
  [`${consultationsPath}/calendar/get`]: ({ year }) => ({ year }),
  [`${consultationsPath}/calendar/days`]: ({ year }) => ({ year }),
};

/** The id of a file that some record shows. */
async function fileId({ data }: World): Promise<string> {
  for (const type of contentDescriptors) {
    const pictures = fieldsOf(type).filter(({ kind }) => kind === 'picture');
    if (pictures.length === 0) continue;
    const { list } = await data<{ list: Record<string, string>[] }>(`${type.path}/query`);
    const id = list.flatMap((record) => pictures.map(({ name }) => record[name])).find(Boolean);
    if (id) return id;
  }
  throw new Untried('no record has a picture');
}

const figures = { period: 'thisMonth', from: '', to: '', compare: 'none', filters: {} };

/** A valid request of a read, with ids taken from the server's own lists. */
export async function requestOf({ endpoint, place }: Operation, world: World): Promise<unknown> {
  const { path, encoding, request } = endpoint;
  const make = makers[path];
  if (make) return make(world);
  if (encoding === 'none') return undefined;
  const names = 'entries' in request ? Object.keys(request.entries as object) : [];
  const named = names.join(' ');
  if (named === 'id') return { id: await world.anyId(`${place}/query`) };
  if (named === 'keyword') return { keyword: '' };
  if (named === '') return path.endsWith('/query') && 'pipe' in request ? { pageNum: 1, pageSize: 2 } : {};
  if (names.includes('pageNum')) return { pageNum: 1, pageSize: 2 };
  if (names.includes('compare')) return figures;
  throw new Error(`${path}: scripts/contract/calls/reads.ts knows no request for it`);
}
