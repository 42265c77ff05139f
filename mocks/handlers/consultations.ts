import type { consultationEndpoints } from '#src/api/endpoints/consultations.ts';
import { isRunning } from '#src/domain/consultations/consultation.ts';
import { carryOutAct } from '#mocks/consultations/acts.ts';
import { createPresenter } from '#mocks/consultations/answers.ts';
import { consultationDimensions } from '#mocks/figures/consultation-dimensions.ts';
import { fits } from '#mocks/figures/fact.ts';
import { possibleOwners } from '#mocks/consultations/owners.ts';
import { matching, orderOf } from '#mocks/consultations/query.ts';
import { accountOf, changeConsultation, findConsultation, findConsultationForAct } from '#mocks/consultations/rows.ts';
import type { Call, ResolversOf } from '#mocks/server/handle.ts';
import { Refusal } from '#mocks/server/refusal.ts';
import { toShanghaiTime } from '#mocks/shared/shanghai-time.ts';
import { consultationCollection, type ConsultationStored } from '#mocks/store/collections.ts';
import { paginate } from './paginate.ts';

/** Consultations (decision 040). Contact details are masked in every answer except `reveal` and `contacts`. */
export const consultationResolvers: ResolversOf<typeof consultationEndpoints> = {
  async query({ orderBy, desc = false, pageNum, pageSize, city, about, visitor, progress, ...filters }, call) {
    const { toRow, today } = await createPresenter(call.tx, call.now);
    const rows = await call.tx.all(consultationCollection);
    const dimensionsOf = await consultationDimensions(rows, call.tx, call.now);
    const found = matching(rows, filters, { me: accountOf(call), today }).filter((row) =>
      fits(dimensionsOf(row), { city, about, visitor, progress }),
    );
    return paginate(found.map(toRow).sort(orderOf(orderBy, desc)), { pageNum, pageSize });
  },

  get: async ({ id }, call) => answered(await findConsultation(id, call.tx), call),

  async counts(_, call) {
    const { toRow, today } = await createPresenter(call.tx, call.now);
    const rows = (await call.tx.all(consultationCollection)).map(toRow);
    const open = rows.filter(({ status }) => isRunning(status));
    const withStatus = (wanted: string) => rows.filter(({ status }) => status === wanted).length;
    const me = accountOf(call);
    return {
      new: withStatus('new'),
      inProgress: withStatus('inProgress'),
      answered: withStatus('answered'),
      closed: withStatus('closed'),
      open: open.length,
      mine: open.filter(({ owner }) => owner?.account === me).length,
      unassigned: open.filter(({ owner }) => owner === null).length,
      overdue: open.filter(({ isOverdue }) => isOverdue).length,
      today: open.filter(({ due }) => due === today).length,
    };
  },

  owners: async (_, { tx }) => [...(await possibleOwners(tx))],

  take: async (seen, call) => answered(await carryOutAct(seen, { step: 'take' }, call), call),
  assign: async ({ account, ...seen }, call) =>
    answered(await carryOutAct(seen, { step: 'assign', account }, call), call),
  reply: async ({ text, ...seen }, call) => answered(await carryOutAct(seen, { step: 'reply', text }, call), call),
  note: async ({ text, ...seen }, call) => answered(await carryOutAct(seen, { step: 'note', text }, call), call),
  close: async (seen, call) => answered(await carryOutAct(seen, { step: 'close' }, call), call),
  reopen: async ({ reason, ...seen }, call) =>
    answered(await carryOutAct(seen, { step: 'reopen', reason }, call), call),

  /** Adds an event to the history of every consultation. */
  async handOver({ from, to }, call) {
    const { tx, now } = call;
    call.audit({ object: from });
    if (from === to) throw new Refusal(400, '请选择另一位负责人');
    if (to !== null && !(await possibleOwners(tx)).some(({ account }) => account === to))
      throw new Refusal(400, '该账号不能处理咨询');
    const open = (await tx.all(consultationCollection)).filter(
      ({ status, owner }) => isRunning(status) && owner === from,
    );
    if (open.length === 0) throw new Refusal(400, '该负责人没有未结的咨询');
    const event = to === null ? { what: 'unassigned' as const, about: from } : { what: 'assigned' as const, about: to };
    for (const row of open) await changeConsultation(row, { owner: to, event }, { tx, now, by: accountOf(call) });
    call.audit({ object: from, before: { owner: from }, after: { owner: to ?? '', moved: open.length } });
    return { moved: open.length };
  },

  /** Adds an event to the history but keeps the version, so that it causes no conflict with the work of other users. */
  async reveal({ id }, call) {
    const row = await findConsultationForAct(id, call);
    const event = { time: toShanghaiTime(call.now), by: accountOf(call), what: 'revealed', about: null, reason: null };
    await call.tx.put(consultationCollection, {
      ...row,
      events: [...row.events, event] as ConsultationStored['events'],
    });
    return contactOf(row);
  },

  async contacts({ ids, reason }, call) {
    const trimmed = reason.trim();
    call.audit({ object: `${ids.length}条咨询的联系方式`, after: { reason: trimmed } });
    if (trimmed === '') throw new Refusal(400, '请填写原因');
    if (ids.length > mostContacts) throw new Refusal(400, `一次最多导出${mostContacts}条咨询的联系方式`);
    return Promise.all(ids.map(async (id) => contactOf(await findConsultation(id, call.tx))));
  },
};

/** The limit of contact details in one file. */
const mostContacts = 1000;

const contactOf = ({ id, name, phone, email }: ConsultationStored) => ({ id, name, phone, email });

const answered = async (row: ConsultationStored, { tx, now }: Call) =>
  (await createPresenter(tx, now)).toConsultation(row);
