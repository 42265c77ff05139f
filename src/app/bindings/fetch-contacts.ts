import { fetchContacts } from '#src/api/consultations.ts';
import type { Http } from '#src/api/http.ts';
import type { ConsultationContact } from '#src/domain/consultations/consultation.ts';
import { contactHeadings, withContact } from '#src/domain/lists/consultation-table.ts';
import type { FetchDetails } from './list-export.ts';

/** The number of contact details per call; each call is logged. */
const mostContacts = 500;

/** Consultations with contact details in full, for an export with a reason (W3.14). */
export const bindFetchContacts =
  (http: Http): FetchDetails =>
  async (columns, rows, reason, signal) => {
    const contacts = new Map<string, ConsultationContact>();
    for (let start = 0; start < rows.length; start += mostContacts) {
      const ids = rows.slice(start, start + mostContacts).map(({ id }) => id);
      // One call at a time, in the order of the log.
      const answer = await fetchContacts(http, ids, reason, signal);
      if (!answer.ok) throw new Error(`the contact details did not come: ${answer.failure.kind}`);
      for (const contact of answer.value) contacts.set(contact.id, contact);
    }
    return {
      headings: contactHeadings,
      rows: rows.map(({ id, cells }) => withContact(columns, cells, contacts.get(id))),
    };
  };
