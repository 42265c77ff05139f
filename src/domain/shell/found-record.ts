import { type InferOutput, object, optional, pick, string } from 'valibot';
import { ConsultationRow } from '#src/domain/consultations/consultation.ts';
import type { Grants } from '#src/domain/rights/access.ts';
import { recordPath } from '#src/domain/routes/location.ts';
import { opens, type Route, routes } from '#src/domain/routes/routes.ts';

/**
 * A record that the search of all lists found: a content record, a review, a consultation or a person. `path` is that of its
 * list. `number` identifies it among records of the same title: its number, for a person the account. Consultations have few
 * different titles, so people tell them apart by who asked, with a masked name, and when.
 */
export const FoundRecord = object({
  path: string(),
  id: string(),
  title: string(),
  number: string(),
  consultation: optional(pick(ConsultationRow, ['name', 'receivedTime', 'status'])),
});
export type FoundRecord = InferOutput<typeof FoundRecord>;

/** The most records of one list in an answer. */
export const mostFound = 5;

/** What was found in one list. */
interface FoundInList {
  list: Route;
  records: readonly FoundRecord[];
}

/** The found records whose pages these grants open, by list in the order of the menu; people come last. */
export const foundByList = (found: readonly FoundRecord[], grants: Grants): readonly FoundInList[] =>
  routes
    .map((list) => ({
      list,
      records: found
        .filter(({ path, id }) => path === list.path && opens(grants, recordPath(path, id)))
        .slice(0, mostFound),
    }))
    .filter(({ records }) => records.length > 0);
