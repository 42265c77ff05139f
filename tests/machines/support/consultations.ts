import type {
  Consultation,
  ConsultationCounts,
  ConsultationRow,
  ReplyTemplate,
} from '#src/domain/consultations/consultation.ts';
import type { WorkCalendar } from '#src/domain/consultations/work-calendar.ts';

const rowFields = {
  title: '青秀山观鸟什么季节最好？',
  about: { path: '/home/baseResources', id: '3', title: '青秀山森林康养基地' },
  name: '李**',
  question: '请问什么季节去最好？',
  status: 'inProgress',
  owner: { account: 'zhang', name: '张明' },
  receivedTime: '2026-09-28 10:00:00',
  due: '2026-10-12',
  isOverdue: false,
  lateDays: 0,
  missingYear: null,
  updatedTime: '2026-09-28 10:00:00',
} as const satisfies Omit<ConsultationRow, 'id' | 'version'>;

export const rowOf = (id: string, version = 1): ConsultationRow => ({ ...rowFields, id, version });

const question = {
  id: 'm1',
  kind: 'question',
  by: '李**',
  time: '2026-09-28 10:00:00',
  text: '请问什么季节去最好？',
} as const;

export const consultationOf = (id: string, version = 1, over: Partial<Consultation> = {}): Consultation => ({
  ...rowOf(id, version),
  phone: '138****0000',
  email: 'l***@example.com',
  messages: [question],
  periods: [{ from: '2026-09-28 10:00:00', due: '2026-10-12', answeredTime: null, lateDays: 0 }],
  dueDay: { received: '2026-09-28', due: '2026-10-12', counted: [], skipped: [], worked: [], missingYears: [] },
  events: [{ time: '2026-09-28 10:00:00', by: '', what: 'received', about: null, reason: null }],
  people: [],
  ...over,
});

/** The record after a reply by another user. */
export const answeredByOther = (id: string, version: number): Consultation => {
  const seen = consultationOf(id, version, { status: 'answered' });
  const reply = { id: 'm2', kind: 'reply', by: 'wang', time: '2026-09-29 09:00:00', text: '秋天最好。' } as const;
  return { ...seen, messages: [...seen.messages, reply] };
};

export const countsOf = (open: number): ConsultationCounts => ({
  new: open,
  inProgress: 0,
  answered: 0,
  closed: 0,
  open,
  mine: 0,
  unassigned: open,
  overdue: 0,
  today: 0,
});

export const templateOf = (id: string, version = 1): ReplyTemplate => ({
  id,
  name: '感谢咨询',
  text: '{{咨询人}}您好，感谢咨询{{基地}}。',
  version,
});

export const calendarOf = (year: number): WorkCalendar => ({
  year,
  isPublished: true,
  days: [{ day: `${year}-10-01`, kind: 'free', name: '国庆节', by: 'published', version: 0 }],
  missingYear: null,
});
