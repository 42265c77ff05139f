/** Fields that contain identifiers of the app, not input of people. */
const known = new Set([
  'type',
  'kind',
  'status',
  'path',
  'modulePath',
  'rMsg',
  'code',
  'id',
  'reason',
  'level',
  'method',
]);

/** Paths, times and short numbers: nothing that a person would type. A longer number may be a phone number. */
const plain = /^(|-?\d{1,6}|\d{4}-\d\d(-\d\d([ T][\d:.]+Z?)?)?|\/[\w/.-]*|•••|\[[^\]]{0,60}\])$/;

/**
 * A copy in which names and input of people are replaced by their length. A file that leaves this computer contains no text
 * of a record, no name and no contact (W6.14).
 */
export function maskTexts(value: unknown, name = ''): unknown {
  if (typeof value === 'string') {
    const isKnown = known.has(name) && /^[\w/.\-:*]*$/.test(value);
    return isKnown || plain.test(value) ? value : `‹${value.length}›`;
  }
  if (Array.isArray(value)) return value.map((one) => maskTexts(one, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [maskedKey(key), maskTexts(part, key)]));
}

/** Keys can be input, too; our own are ASCII identifiers or paths. */
const maskedKey = (key: string): string => (/^[\w/.\-:*#|…]{0,80}$/.test(key) ? key : `‹${key.length}›`);
