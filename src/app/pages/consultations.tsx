import { fromPromise } from 'xstate';
import {
  actOnConsultation,
  fetchConsultation,
  fetchOverview,
  fetchOwners,
  handOverConsultations,
  queryConsultations,
  revealContact,
} from '#src/api/consultations.ts';
import type { Http } from '#src/api/http.ts';
import { deleteReplyTemplate, fetchReplyTemplates, saveReplyTemplate } from '#src/api/reply-templates.ts';
import { fetchWorkCalendar, removeSpecialDay, saveSpecialDay } from '#src/api/work-calendar.ts';
import { consultationsPath } from '#src/domain/consultations/consultation.ts';
import { consultationTable } from '#src/domain/lists/consultation-table.ts';
import { readListQuery } from '#src/domain/content/list-query.ts';
import { findNeighbours } from '#src/domain/content/neighbours.ts';
import { dayAt } from '#src/domain/platform-time.ts';
import { toLocation } from '#src/domain/routes/location.ts';
import { imported } from '#src/i18n/import-afresh.ts';
import { consultationMachine } from '#src/machines/consultations/consultation.ts';
import { consultationsMachine } from '#src/machines/consultations/consultations.ts';
import { replyTemplatesMachine } from '#src/machines/consultations/reply-templates.ts';
import { workCalendarMachine } from '#src/machines/consultations/work-calendar.ts';
import { type PageWorld, screen } from '#src/app/screen.ts';
import { bindFiles } from '#src/app/bindings/files.ts';
import { bindRecordSubject } from '#src/app/bindings/subject.ts';
import { bindFetchContacts } from '#src/app/bindings/fetch-contacts.ts';
import { bindFindDraft } from '#src/app/bindings/find-draft.ts';
import { bindList } from '#src/app/bindings/list.ts';
import { createWriteKeys } from '#src/app/bindings/write-keys.ts';

/** The list of consultations (decision 040). */
export function createConsultationsScreen(world: PageWorld) {
  const { http } = world;
  const keyOf = createWriteKeys();
  const { early, actors } = bindList(
    world,
    consultationTable,
    (query, signal) => queryConsultations(http, query, signal),
    bindFetchContacts(http),
  );
  return screen({
    early,
    view: async () => (await imported(() => import('#src/views/consultations/list-screen.tsx'))).ConsultationsScreen,
    texts: ['consultations', 'content', 'listview'],
    machine: consultationsMachine.provide({
      actors: {
        templates: bindTemplates(http),
        ...actors,
        fetchOverview: fromPromise(({ signal }) => fetchOverview(http, signal)),
        handOver: fromPromise(({ input: { from, to, attempt } }) =>
          handOverConsultations(http, { from, to }, keyOf(attempt)),
        ),
      },
    }),
  });
}

/** The page of a consultation (decision 040). */
export function createConsultationScreen({ http, drafts, listHref, session }: PageWorld) {
  const keyOf = createWriteKeys();
  const fetchOne = fromPromise(({ input, signal }: { input: { id: string }; signal: AbortSignal }) =>
    fetchConsultation(http, input.id, signal),
  );
  return screen({
    view: async () => (await imported(() => import('#src/views/consultations/record-screen.tsx'))).ConsultationScreen,
    texts: ['consultations', 'content', 'rich'],
    machine: consultationMachine.provide({
      actors: {
        templates: bindTemplates(http),
        subject: bindRecordSubject(http, () => session().context.grants),
        files: bindFiles(http),
        fetchRecord: fetchOne,
        fetchTheirs: fetchOne,
        findDraft: bindFindDraft(drafts),
        saveRecord: fromPromise(({ input: { attempt, ...write } }) => actOnConsultation(http, write, keyOf(attempt))),
        fetchOwners: fromPromise(({ signal }) => fetchOwners(http, signal)),
        /** The neighbours in the list as its tab currently shows it. */
        findNeighbours: fromPromise(({ input: { id }, signal }) =>
          findNeighbours(id, readListQuery(toLocation(listHref(consultationsPath)).search), async (page) => {
            const answer = await queryConsultations(http, page, signal);
            return answer.ok ? answer.value.list.map((row) => row.id) : null;
          }),
        ),
        reveal: fromPromise(({ input: { id }, signal }) => revealContact(http, id, signal)),
      },
    }),
  });
}

/** The calendar of working days (decision 040). It opens with the present year. */
export function createWorkCalendarScreen({ http }: PageWorld) {
  const keyOf = createWriteKeys();
  return screen({
    view: async () => (await imported(() => import('#src/views/work-calendar/calendar-screen.tsx'))).CalendarScreen,
    texts: ['consultations', 'content'],
    machine: workCalendarMachine.provide({
      actors: {
        fetchCalendar: fromPromise(({ input: { year }, signal }) =>
          fetchWorkCalendar(http, year ?? Number(dayAt(Date.now()).slice(0, 4)), signal),
        ),
        changeDay: fromPromise(({ input: { change, attempt } }) =>
          change.kind === 'save'
            ? saveSpecialDay(http, change.day, keyOf(attempt))
            : removeSpecialDay(http, change, keyOf(attempt)),
        ),
      },
    }),
  });
}

const bindTemplates = (http: Http) => {
  const keyOf = createWriteKeys();
  return replyTemplatesMachine.provide({
    actors: {
      fetchTemplates: fromPromise(({ signal }) => fetchReplyTemplates(http, signal)),
      changeTemplates: fromPromise(({ input: { change, attempt } }) =>
        change.kind === 'save'
          ? saveReplyTemplate(http, change, keyOf(attempt))
          : deleteReplyTemplate(http, change.id, keyOf(attempt)),
      ),
    },
  });
};
