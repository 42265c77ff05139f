import { array, type InferOutput, maxLength, object, optional, pipe, regex, string } from 'valibot';
import { readJson } from '#src/domain/read-json.ts';

/** The longest reason, in UTF-16 units. */
export const longestReason = 200;

/**
 * A finding that somebody dismissed for one record: what it binds to, and why, by whom and when. `text` is the found text or the
 * file of a picture without description; `before` is the end of the text before a picture, the caption of a map, a link or an
 * empty paragraph; `by` is the account; `time` is `YYYY-MM-DD HH:mm:ss`, Asia/Shanghai.
 */
const Dismissal = object({
  check: string(),
  field: string(),
  text: string(),
  before: optional(string()),
  reason: pipe(string(), regex(/\S/), maxLength(longestReason)),
  by: string(),
  name: string(),
  time: string(),
});
export type Dismissal = InferOutput<typeof Dismissal>;

const Dismissals = array(Dismissal);

/** The dismissals that a record keeps as JSON; null if the text is something else. */
export const parseDismissals = (text: string): readonly Dismissal[] | null =>
  text === '' ? [] : readJson(Dismissals, text);

/** The same of the value of a record or form; none if there are none or they are unreadable. */
export const dismissalsOf = ({ dismissals }: Readonly<Record<string, unknown>>): readonly Dismissal[] =>
  (typeof dismissals === 'string' ? parseDismissals(dismissals) : null) ?? [];

/** How a record keeps them; an empty text for none. */
export const writeDismissals = (dismissals: readonly Dismissal[]): string =>
  dismissals.length === 0 ? '' : JSON.stringify(dismissals);

/** What a dismissal binds to: the same text in another field or record is found again. */
export type DismissalKey = Pick<Dismissal, 'check' | 'field' | 'text' | 'before'>;

const isSame = (one: DismissalKey, other: DismissalKey): boolean =>
  one.check === other.check && one.field === other.field && one.text === other.text && one.before === other.before;

export const isDismissed = (dismissals: readonly Dismissal[], key: DismissalKey): boolean =>
  dismissals.some((one) => isSame(one, key));

/** The dismissals of two people who started from the same ones, entry by entry; all as a record keeps them. */
export function mergedDismissals(base: string, mine: string, theirs: string): string {
  if (mine === base) return theirs;
  if (theirs === base) return mine;
  const [before, own, other] = [base, mine, theirs].map((dismissals) => dismissalsOf({ dismissals }));
  if (!before || !own || !other) return theirs;
  const kept = other.filter((one) => !isDismissed(before, one) || isDismissed(own, one));
  const added = own.filter((one) => !isDismissed(before, one) && !isDismissed(other, one));
  return writeDismissals([...kept, ...added]);
}
