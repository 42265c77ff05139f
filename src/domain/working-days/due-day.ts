import { array, type InferOutput, integer, number, object, omit, picklist, pipe, string } from 'valibot';

/** A day is `YYYY-MM-DD`, of Asia/Shanghai. */
const Day = string();

/** A day that is free or worked contrary to its weekday. `by` is `published` for the state’s calendar, else an account. */
export const SpecialDay = object({
  day: Day,
  kind: picklist(['free', 'worked']),
  /** The holiday that it belongs to, or the office’s own name for it. */
  name: string(),
  by: string(),
});
export type SpecialDay = InferOutput<typeof SpecialDay>;

/** A special day as calendars mark it for everybody, without the account of the office. */
export const MarkedDay = omit(SpecialDay, ['by']);
export type MarkedDay = InferOutput<typeof MarkedDay>;

/**
 * A due day with its explanation (decision 040): received, days counted, days skipped and why. `worked` are counted days that
 * would be free by their weekday. `missingYears` are years without a published calendar, where only weekends and office
 * entries were known.
 */
export const DueDay = object({
  received: Day,
  due: Day,
  counted: array(Day),
  skipped: array(object({ day: Day, why: picklist(['weekend', 'holiday', 'office']), name: string() })),
  worked: array(object({ day: Day, name: string() })),
  missingYears: array(pipe(number(), integer())),
});
export type DueDay = InferOutput<typeof DueDay>;
