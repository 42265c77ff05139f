import { consultationStatuses } from '#src/domain/consultations/consultation.ts';
import { recordStatuses } from '#src/domain/content/record.ts';
import { baseKinds } from '#src/domain/scoring/kinds.ts';
import { type Dimension, progresses, visitors } from './statistics.ts';
import { visitorGroups } from './visitor-groups.ts';

/**
 * Colours that people who confuse red and green tell apart, each at 3:1 or more on white and on the dark page. On paper, in
 * forced colours and on request every second one is hatched.
 */
const palette = ['#21925f', '#3b7dc4', '#c8612a', '#b3649a', '#a07a10', '#7d6bb8', '#2f8fa6', '#a65a52', '#7f7f7f'];

/** For neutral values: final states, and unknown. */
const grey = '#7f7f7f';

const orders: Partial<Record<Dimension, readonly string[]>> = {
  kind: baseKinds,
  group: visitorGroups,
  visitor: visitors,
  progress: progresses,
};

const states: Readonly<Record<string, string>> = {
  draft: grey,
  online: '#21925f',
  offline: '#a07a10',
  new: '#3b7dc4',
  inProgress: '#a07a10',
  answered: '#21925f',
  closed: grey,
};

/** How a value is drawn: its colour, and whether it is hatched where colours alone do not distinguish. */
export interface Look {
  colour: string;
  isHatched: boolean;
}

/** The look of values that share one colour: cities, days, contents, and grades, whose order is their rank. */
export const plainLook: Look = { colour: '#21925f', isHatched: false };

/**
 * The look of a value: the same on all pages, whatever is filtered or sorted (W4.7). Null for values that share one colour.
 */
export function lookOf(dimension: Dimension | 'time', key: string): Look | null {
  if (dimension === 'status') {
    const place = [...recordStatuses, ...consultationStatuses].findIndex((status) => status === key);
    return { colour: states[key] ?? grey, isHatched: place % 2 === 0 };
  }
  if (dimension === 'grade') return key === '' ? { colour: grey, isHatched: true } : null;
  const order = dimension === 'time' ? undefined : orders[dimension];
  if (!order) return null;
  const place = order.indexOf(key);
  return place < 0 ? { colour: grey, isHatched: true } : at(place);
}

const at = (place: number): Look => ({
  colour: palette[place % palette.length] ?? grey,
  isHatched: place % 2 === 1,
});
