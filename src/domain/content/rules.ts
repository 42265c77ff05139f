import { isAddress } from '#src/domain/web-address.ts';
import { dayOf, isDay } from '#src/domain/working-days/days.ts';
import {
  check,
  type CheckIssue,
  type ErrorMessage,
  type GenericSchema,
  maxLength,
  object,
  optional,
  pipe,
  rawCheck,
  string,
} from 'valibot';
import { type ContentType, type Field, fieldsOf } from './content-type.ts';

/** A mobile number: eleven digits that begin with 1 (product 5, 9). */
export const phonePattern = /^1\d{10}$/;

/** Whether a text is a stored date with time, on a day that exists: `2026-03-12 09:30:00`, Asia/Shanghai. */
export const isDateTime = (value: string): boolean =>
  /^ (?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(value.slice(10)) && isDay(dayOf(value));

/** A telephone number: digits, with spaces or hyphens between them. */
export const telPattern = /^\+?\d[\d -]{4,19}$/;

/** A stored decimal: not negative, with at most two decimal places. */
const numberPattern = /^\d{1,12}(?:\.\d{1,2})?$/;

/** A stored count. */
const wholePattern = /^\d{1,12}$/;

const negativePattern = /^-\d+(?:\.\d+)?$/;

/** Stored decimal degrees. */
const degreesPattern = /^-?\d{1,3}(?:\.\d{1,8})?$/;

const isDegrees = (value: string, most: number): boolean =>
  degreesPattern.test(value) && Math.abs(Number(value)) <= most;

/** Whether a text is the address of a page: http or https, with a host. */
export function isWebAddress(value: string): boolean {
  return /^https?:\/\/[^\s/]/i.test(value) && isAddress(value);
}

/** The values of the form: every field as text, in its stored form, and the dismissed findings (`dismissals.ts`). */
export type ContentValues = Record<string, string>;

/** Readers of the text are tolerant, and the server checks it. */
const dismissed = { dismissals: optional(string()) } as unknown as Record<string, GenericSchema<string, string>>;

/**
 * The validation schema of a content type, for the form and for the mock. Messages are i18n keys. Nothing is trimmed or
 * changed; a text that is only white space counts as empty.
 */
export function rulesOf(type: ContentType): GenericSchema<ContentValues> {
  const rules = Object.fromEntries(fieldsOf(type).map((field) => [field.name, ruleOf(field)]));
  const fields = object({ ...rules, ...dismissed });
  const bounds = fieldsOf(type).flatMap(boundsOf);
  return bounds.length === 0 ? fields : pipe(fields, inOrder(bounds));
}

/** Two date fields that must be in order. `name` is the field that shows the message. */
interface Bound {
  name: string;
  message: string;
  earlier: string;
  later: string;
  isValid: (value: string) => boolean;
}

function boundsOf({ name, kind, notBefore, notAfter }: Field): Bound[] {
  const isValid = kind === 'date' ? isDay : isDateTime;
  return [
    ...(notBefore ? [{ name, isValid, earlier: notBefore, later: name, message: 'msg.order.notBefore' }] : []),
    ...(notAfter ? [{ name, isValid, earlier: name, later: notAfter, message: 'msg.order.notAfter' }] : []),
  ];
}

/** Stored dates sort like texts, so texts are compared. An invalid date is skipped here: its own rule reports it. */
const inOrder = (bounds: readonly Bound[]) =>
  rawCheck<ContentValues>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input = dataset.value;
    for (const { name, message, earlier, later, isValid } of bounds) {
      const [first = '', last = ''] = [input[earlier], input[later]];
      if (first <= last || !isValid(first) || !isValid(last)) continue;
      addIssue({ message, path: [{ type: 'object', origin: 'value', input, key: name, value: input[name] }] });
    }
  });

export const sameValues = (a: ContentValues | undefined, b: ContentValues): boolean =>
  a !== undefined && Object.keys({ ...a, ...b }).every((name) => a[name] === b[name]);

export const emptyValues = (type: ContentType): ContentValues =>
  Object.fromEntries(fieldsOf(type).map((field) => [field.name, '']));

/** Far more than anybody types, but small enough for a record to fit into one answer. */
const longestText = 200_000;

const requiredMessages: Partial<Record<Field['kind'], string>> = {
  phone: 'msg.phone.required',
  choice: 'msg.required.choice',
  reference: 'msg.required.choice',
  date: 'msg.required.choice',
  dateTime: 'msg.required.choice',
};

/** The i18n key of the message for an empty field, which names it. */
export const requiredMessageOf = ({ kind, requiredMessage }: Field): string =>
  requiredMessage ?? requiredMessages[kind] ?? 'msg.required';

function ruleOf(field: Field): GenericSchema<string, string> {
  const message = requiredMessageOf(field);
  const required = check<string, string>((value) => field.optional === true || value.trim() !== '', message);
  const text = pipe(string(message), required, maxLength(longestText, 'msg.tooLong'));
  const rule = pipe(text, shapeOf(field));
  return field.optional ? (optional(rule, '') as unknown as GenericSchema<string, string>) : rule;
}

/** The check of a field's kind. Blank values pass: the required rule handles them. */
function shapeOf(field: Field) {
  const unlessBlank = (test: (value: string) => boolean, message: string) =>
    check<string, string>((value) => value.trim() === '' || test(value), message);
  switch (field.kind) {
    case 'phone':
      return unlessBlank((value) => phonePattern.test(value), 'msg.phone.format');
    case 'dateTime':
      return unlessBlank(isDateTime, 'msg.dateTime.format');
    case 'date':
      return unlessBlank(isDay, 'msg.date.format');
    case 'tel':
      return unlessBlank((value) => telPattern.test(value), 'msg.tel.format');
    case 'url':
      return unlessBlank(isWebAddress, 'msg.url.format');
    case 'number':
      return check<string, ErrorMessage<CheckIssue<string>>>(
        (value) => value.trim() === '' || flawOfNumber(value, field) === null,
        ({ input }) => flawOfNumber(input, field) ?? '',
      );
    case 'longitude':
      return unlessBlank((value) => isDegrees(value, 180), 'msg.longitude.format');
    case 'latitude':
      return unlessBlank((value) => isDegrees(value, 90), 'msg.latitude.format');
    case 'choice':
      return unlessBlank((value) => field.region === true || isChoice(field, value), 'msg.choice');
    default:
      return check<string, string>(() => true, 'msg.required');
  }
}

export const isChoice = ({ choices = [] }: Field, value: string): boolean =>
  choices.some((choice) => choice.value === value);

/** The i18n key of what is wrong with a number; null when it is valid. */
function flawOfNumber(value: string, { whole = false }: Field): string | null {
  if ((whole ? wholePattern : numberPattern).test(value)) return null;
  if (negativePattern.test(value)) return 'msg.number.negative';
  return whole ? 'msg.number.whole' : 'msg.number.format';
}
