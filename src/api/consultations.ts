import type { ConsultationAct } from '#src/domain/consultations/consultation-act.ts';
import type {
  Consultation,
  ConsultationContact,
  ConsultationCounts,
  ConsultationRow,
  OwnerChoice,
} from '#src/domain/consultations/consultation.ts';
import type { ListPage, ListQuery } from '#src/domain/content/list-query.ts';
import { type Result, success } from '#src/domain/failure.ts';
import { Secret } from '#src/domain/secret.ts';
import { consultationEndpoints as endpoints } from '#src/api/endpoints/consultations.ts';
import { completed } from './completed.ts';
import type { CallOptions, Http } from './http.ts';

const filterNames = [
  'status',
  'owner',
  'due',
  'from',
  'to',
  'waitingSince',
  'keyword',
  'city',
  'about',
  'visitor',
  'progress',
] as const;

/** One page; without an order, overdue ones come first, then by due day (W3.15). Unknown filters are left out. */
export function queryConsultations(
  http: Http,
  { filters, orderBy, desc, pageNum, pageSize }: ListQuery,
  signal: AbortSignal,
): Promise<Result<ListPage<ConsultationRow>>> {
  const known = Object.fromEntries(filterNames.flatMap((name) => (filters[name] ? [[name, filters[name]]] : [])));
  return http.call(
    endpoints.query,
    { pageNum, pageSize, ...known, ...(orderBy === null ? {} : { orderBy, desc }) },
    { signal },
  );
}

export const fetchConsultation = (http: Http, id: string, signal?: AbortSignal): Promise<Result<Consultation>> =>
  http.call(endpoints.get, { id }, signal ? { signal } : {});

/** The counts by kind, and the accounts that may own a consultation. */
export interface ConsultationOverview {
  counts: ConsultationCounts;
  owners: readonly OwnerChoice[];
}

export async function fetchOverview(http: Http, signal: AbortSignal): Promise<Result<ConsultationOverview>> {
  const [counts, owners] = await Promise.all([
    http.call(endpoints.counts, undefined, { signal }),
    fetchOwners(http, signal),
  ]);
  if (!counts.ok) return counts;
  return owners.ok ? success({ counts: counts.value, owners: owners.value }) : owners;
}

export const fetchOwners = (http: Http, signal: AbortSignal): Promise<Result<readonly OwnerChoice[]>> =>
  http.call(endpoints.owners, undefined, { signal });

interface Write {
  id: string;
  /** The version that the person saw: the server refuses the write when it has a newer one. */
  version: number;
  act: ConsultationAct;
}

export const actOnConsultation = (
  http: Http,
  write: Write,
  options: CallOptions,
): Promise<Result<Consultation | null>> =>
  completed(send(http, write, options), () => fetchConsultation(http, write.id));

function send(http: Http, { id, version, act }: Write, options: CallOptions): Promise<Result<Consultation | null>> {
  const seen = { id, version };
  switch (act.step) {
    case 'reply':
    case 'note':
      return http.call(endpoints[act.step], { ...seen, text: act.text.trim() }, options);
    case 'take':
    case 'close':
      return http.call(endpoints[act.step], seen, options);
    case 'assign':
      return http.call(endpoints.assign, { ...seen, account: act.account }, options);
    case 'reopen':
      return http.call(endpoints.reopen, { ...seen, reason: act.reason.trim() }, options);
    default:
      return act satisfies never;
  }
}

/** Hands over all open consultations of an account. The value is their number; null if the server does not return it. */
export async function handOverConsultations(
  http: Http,
  request: { from: string; to: string | null },
  options: CallOptions,
): Promise<Result<number | null>> {
  const answer = await http.call(endpoints.handOver, request, options);
  return answer.ok ? success(answer.value?.moved ?? null) : answer;
}

/** Contact details in full. The server logs each call. */
export async function revealContact(
  http: Http,
  id: string,
  signal: AbortSignal,
): Promise<Result<Secret<ConsultationContact>>> {
  const answer = await http.call(endpoints.reveal, { id }, { signal });
  return answer.ok ? success(new Secret(answer.value)) : answer;
}

/** Contact details in full for a file. The server logs the call with its reason. */
export const fetchContacts = (
  http: Http,
  ids: readonly string[],
  reason: string,
  signal: AbortSignal,
): Promise<Result<readonly ConsultationContact[]>> =>
  http.call(endpoints.contacts, { ids: [...ids], reason }, { signal });
