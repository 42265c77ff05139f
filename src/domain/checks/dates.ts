import { type ContentType, fieldsOf } from '#src/domain/content/content-type.ts';
import { recordPath } from '#src/domain/routes/location.ts';
import type { Finding } from './finding.ts';
import type { Subject } from './subject.ts';

/** The fields after which an event or an offer is over. */
const ends: ReadonlySet<string> = new Set(['endTime', 'saleEnd']);

export const canBeOver = (type: ContentType): boolean => fieldsOf(type).some(({ name }) => ends.has(name));

/** A release in the future; an event or an offer that is over and still pinned, in the carousel or on the home page. */
export function* dates({ type, record, situation: { now, known } }: Subject): Generator<Finding> {
  const isOnHomePage = record.id !== undefined && known?.onHomePage.has(recordPath(type.path, record.id));
  const isProminent = record.isTop === true || record.isBanner === true || isOnHomePage === true;
  for (const { name } of fieldsOf(type)) {
    const value = record[name];
    if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}/.test(value)) continue;
    const finding = { field: name, place: null, found: '', fix: { kind: 'jump' } } as const;
    // A date without time lasts until the end of its day.
    if (name === 'releaseTime' && value > now) yield { ...finding, check: 'future' };
    if (ends.has(name) && isProminent && value < now.slice(0, value.length)) yield { ...finding, check: 'over' };
  }
}
