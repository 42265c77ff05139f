import { type ConsultationAct, type Letter, statusAfter } from '#src/domain/consultations/consultation-act.ts';
import {
  type ConsultationStatus,
  isRunning,
  longestMessage,
  longestReason,
  type Message,
} from '#src/domain/consultations/consultation.ts';
import { openVariables } from '#src/domain/consultations/reply-template.ts';
import { excerptOf } from '#mocks/comments/excerpts.ts';
import type { Call } from '#mocks/server/handle.ts';
import { Refusal } from '#mocks/server/refusal.ts';
import { requireText } from '#mocks/server/require-text.ts';
import { toShanghaiTime } from '#mocks/shared/shanghai-time.ts';
import type { ConsultationStored } from '#mocks/store/collections.ts';
import { currentCalendar } from './calendar.ts';
import { conflictMessage } from './conflicts.ts';
import { mayOwn, ownerAfterReopening } from './owners.ts';
import { answeredPeriod, newPeriod } from '#mocks/calendar/periods.ts';
import { lastPeriod, replaceLastPeriod } from './periods.ts';
import { accountOf, type Change, changeConsultation, findConsultationForAct } from './rows.ts';

/** Carries out an act, or refuses it (decision 040). `version` is the one that the user saw. */
export async function carryOutAct(
  { id, version }: { id: string; version: number },
  wanted: ConsultationAct,
  call: Call,
): Promise<ConsultationStored> {
  const before = await findConsultationForAct(id, call);
  if (before.version !== version) throw new Refusal(409, await conflictMessage(before, call.tx));
  const status = statusAfter(before.status, wanted.step);
  if (status === null) throw new Refusal(400, `${statusWords[before.status]}的咨询不能${actWords[wanted.step]}`);
  const change = await changeOf(wanted, before, status, call);
  const after = await changeConsultation(before, change, { tx: call.tx, now: call.now, by: accountOf(call) });
  call.audit({
    object: excerptOf(before.title),
    before: loggedOf(before),
    after: { ...loggedOf(after), ...textsIn(wanted) },
  });
  return after;
}

/** The change that an act makes. */
async function changeOf(
  wanted: ConsultationAct,
  before: ConsultationStored,
  status: ConsultationStatus,
  call: Call,
): Promise<Change> {
  const me = accountOf(call);
  switch (wanted.step) {
    case 'take':
      if (before.owner === me) throw new Refusal(400, '该咨询已由您处理');
      return { status, owner: me, event: { what: 'taken' } };
    case 'assign':
      return assigned(wanted.account, before, status, call);
    case 'reply':
      return replied(wanted.text, before, status, call);
    case 'note':
      return { messages: withMessage(before, 'note', wanted.text, call), event: { what: 'noted' } };
    case 'close':
      return { status, event: { what: 'closed' } };
    case 'reopen':
      return {
        status,
        owner: await ownerAfterReopening(before.owner, call.tx),
        periods: [...before.periods, newPeriod(toShanghaiTime(call.now), await currentCalendar(call.tx))],
        event: { what: 'reopened', reason: requireText(wanted.reason, longestReason, '原因') },
      };
  }
}

async function assigned(
  account: string | null,
  before: ConsultationStored,
  status: ConsultationStatus,
  { tx }: Call,
): Promise<Change> {
  if (account === before.owner) throw new Refusal(400, account === null ? '该咨询没有负责人' : '负责人没有变化');
  if (account === null) return { owner: null, event: { what: 'unassigned', about: before.owner } };
  if (!(await mayOwn(account, tx))) throw new Refusal(400, '该账号不能处理咨询');
  return { status, owner: account, event: { what: 'assigned', about: account } };
}

/** A reply ends the running period. It makes its author the owner of a consultation without one. */
async function replied(
  text: string,
  before: ConsultationStored,
  status: ConsultationStatus,
  call: Call,
): Promise<Change> {
  const open = openVariables(text);
  if (open.length > 0) throw new Refusal(400, `答复中还有未填写的内容：${open.map(({ name }) => name).join('、')}`);
  const messages = withMessage(before, 'reply', text, call);
  return {
    status,
    owner: before.owner ?? accountOf(call),
    messages,
    periods: isRunning(before.status)
      ? replaceLastPeriod(
          before,
          answeredPeriod(lastPeriod(before), toShanghaiTime(call.now), await currentCalendar(call.tx)),
        )
      : before.periods,
    event: { what: 'replied' },
  };
}

function withMessage({ id, messages }: ConsultationStored, kind: Letter, text: string, call: Call): readonly Message[] {
  const trimmed = requireText(text, longestMessage, kind === 'reply' ? '答复内容' : '备注内容');
  const message = {
    id: `${id}-${messages.length + 1}`,
    kind,
    by: accountOf(call),
    time: toShanghaiTime(call.now),
    text: trimmed,
  };
  return [...messages, message];
}

/** The fields of a consultation in the log, without contact details. Texts are shortened and masked. */
const loggedOf = ({ status, owner }: ConsultationStored) => ({ status, owner: owner ?? '' });

const textsIn = (wanted: ConsultationAct) =>
  'text' in wanted
    ? { [wanted.step]: excerptOf(wanted.text) }
    : 'reason' in wanted
      ? { reason: excerptOf(wanted.reason) }
      : {};

const statusWords: Readonly<Record<ConsultationStatus, string>> = {
  new: '待处理',
  inProgress: '处理中',
  answered: '已答复',
  closed: '已关闭',
};

const actWords: Readonly<Record<ConsultationAct['step'], string>> = {
  take: '接手',
  assign: '转交',
  reply: '答复',
  note: '备注',
  close: '关闭',
  reopen: '退回处理',
};
