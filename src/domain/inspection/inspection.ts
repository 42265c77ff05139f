import { array, type InferOutput, nullable, object, optional, string } from 'valibot';
import { count } from '#src/domain/count.ts';
import type { Failure } from '#src/domain/failure.ts';

/**
 * A column of the public site: a content type. `online` are the records that visitors see, `recent` those of them that changed within
 * the column's limit (`limits.ts`), `latest` the time of the last change. Without recent ones the column is stale, without online
 * ones empty.
 */
const Column = object({ path: string(), online: count, recent: count, latest: nullable(string()) });
export type Column = InferOutput<typeof Column>;

/**
 * The online records of a type with at least one finding of a check, which a newer server may know and this app not. `ids` are the
 * records, where the app counted them itself and they are few enough for an address.
 */
const Found = object({ path: string(), check: string(), count, ids: optional(array(string())) });
export type Found = InferOutput<typeof Found>;

/** Open consultations: past their due day, and unanswered for longer than an inspection allows. Null where they could not be counted. */
const Consultations = object({ overdue: nullable(count), unanswered: nullable(count) });

/** The records of a type that a slot of the home page names although they are not online. */
const OfflineInSlot = object({ slot: string(), path: string(), ids: array(string()) });
export type OfflineInSlot = InferOutput<typeof OfflineInSlot>;

/** `gone` are the items whose record was deleted: no list has them, so the home page itself shows them. */
const HomePageFaults = object({ offline: array(OfflineInSlot), gone: count });

/**
 * What an inspector would find at a time, `YYYY-MM-DD HH:mm:ss`, Asia/Shanghai (decision 068). It covers only the pages that the
 * person may open: a part without a page is null. `checked` of `total` online records are checked; until they are equal, columns and
 * findings are a part of the whole.
 */
export const InspectionAnswer = object({
  time: string(),
  checked: count,
  total: count,
  columns: array(Column),
  findings: array(Found),
  consultations: nullable(Consultations),
  homePage: nullable(HomePageFaults),
});

/**
 * A page whose records or figures are missing in an inspection, and why: the failure that its list answers, a list that ignores the
 * filter (`unfiltered`), or a column that only a newer version of this app knows (`unknown`).
 */
export interface NotCounted {
  path: string;
  why: Failure | 'unfiltered' | 'unknown';
}

export type Inspection = InferOutput<typeof InspectionAnswer> & { notCounted?: readonly NotCounted[] };

/** How many of the online records are checked. */
export type Progress = Pick<Inspection, 'checked' | 'total'>;

export const isComplete = ({ checked, total }: Progress): boolean => checked >= total;

/** Whether a number of consultations could not be counted. */
export const lacksConsultations = ({ consultations }: Pick<Inspection, 'consultations'>): boolean =>
  Object.values(consultations ?? {}).includes(null);

/** Whether it is complete and nothing is left out: only then may it say that all is well. */
export const isWhole = (inspection: Inspection): boolean =>
  isComplete(inspection) && (inspection.notCounted ?? []).length === 0 && !lacksConsultations(inspection);

/** Why a column would be objected to; null if it would not. */
export function faultOf({ online, recent }: Column): 'empty' | 'stale' | null {
  if (online === 0) return 'empty';
  return recent === 0 ? 'stale' : null;
}
