import type { ConsultationAct } from '#src/domain/consultations/consultation-act.ts';
import { calendarPath, consultationsPath } from '#src/domain/consultations/consultation.ts';
import type { ConsultationActor } from '#src/machines/consultations/consultation.ts';
import type { ConsultationsActor } from '#src/machines/consultations/consultations.ts';
import type { ReplyTemplatesActor, TemplateChange } from '#src/machines/consultations/reply-templates.ts';
import type { WorkCalendarActor } from '#src/machines/consultations/work-calendar.ts';
import { consultationCollection, officeDayCollection, replyTemplateCollection } from '#mocks/store/collections.ts';
import { actAs, firstOf } from '#tests/flows/support/consultations.ts';
import { countOf, rowsOf, write } from './write.ts';

const account = 'service';
const text = '您好，预约请提前三天致电基地。';

/** An act on the first consultation that this query finds, after another user has brought it into the required state. */
const act = (name: string, given: ConsultationAct, query: object, before?: string) =>
  write<ConsultationActor>({
    name: `a consultation: ${name}`,
    async url(server) {
      const { id } = await firstOf(server, query);
      if (before) await actAs(server, account, id, before);
      return `${consultationsPath}/${id}`;
    },
    account,
    path: `${consultationsPath}/${given.step}`,
    successNotices: ['consulting.stepped'],
    type(page) {
      if (given.step !== 'reply' && given.step !== 'note') return;
      page.send({ type: 'letter.choose', letter: given.step });
      page.send({ type: 'typed', letter: given.step, text: given.text });
    },
    save: (page) => page.send({ type: 'act', act: given, goesOn: false }),
    typed: (page) => page.getSnapshot().context.typed,
    count: async (server) => (await rowsOf(server, consultationCollection)).reduce((sum, one) => sum + one.version, 0),
  });

const template = (name: string, call: string, change: TemplateChange) =>
  write<ReplyTemplatesActor>({
    name: `a reply template: ${name}`,
    url: consultationsPath,
    account,
    path: `${consultationsPath}/templates/${call}`,
    successNotices: [],
    actorOf: (app) =>
      (app.page() as ConsultationsActor).getSnapshot().children['templates'] as unknown as ReplyTemplatesActor,
    async type(templates, app) {
      templates.send({ type: 'templates.want' });
      await app.settle();
    },
    save(templates) {
      const { templates: known } = templates.getSnapshot().context;
      if (change.kind === 'delete' && !known?.some(({ id }) => id === change.id)) return;
      templates.send({ type: 'templates.change', change });
    },
    async count(server) {
      const rows = await rowsOf(server, replyTemplateCollection);
      return change.kind === 'delete' ? -rows.length : rows.filter((one) => one.name === change.name).length;
    },
  });

const newYear = { day: '2027-01-01', kind: 'free', name: '元旦', version: 0 } as const;

export const consultationWrites = [
  act('taken', { step: 'take' }, { status: 'new' }),
  act('assigned', { step: 'assign', account: 'service2' }, { status: 'inProgress', owner: account }),
  act('replied', { step: 'reply', text }, { status: 'inProgress', owner: account }),
  act('noted', { step: 'note', text }, { status: 'inProgress', owner: account }),
  act('closed', { step: 'close' }, { status: 'answered', owner: account }),
  act('reopened', { step: 'reopen', reason: text }, { status: 'answered', owner: account }),
  write<ConsultationsActor>({
    name: 'consultations: handed over',
    url: consultationsPath,
    account,
    path: `${consultationsPath}/handOver`,
    successNotices: ['consultations.handedOver'],
    save(list) {
      list.send({ type: 'handOver.ask' });
      list.send({ type: 'handOver.send', from: 'service', to: 'service2' });
    },
    async count(server) {
      const isOpen = (one: { status: string; owner: string | null }) =>
        one.owner === 'service' && one.status === 'inProgress';
      return Number((await countOf(server, consultationCollection, isOpen)) === 0);
    },
  }),
  template('new', 'add', { kind: 'save', base: null, name: '预约提醒', text }),
  template('changed', 'update', { kind: 'save', base: { id: '1', version: 1 }, name: '预约提醒', text }),
  template('deleted', 'del', { kind: 'delete', id: '1' }),
  write<WorkCalendarActor>({
    name: 'a day of the calendar',
    url: calendarPath,
    account,
    path: `${calendarPath}/save`,
    successNotices: [],
    save: (calendar) => calendar.send({ type: 'day.change', change: { kind: 'save', day: newYear } }),
    count: async (server) => (await rowsOf(server, officeDayCollection)).length,
  }),
];
