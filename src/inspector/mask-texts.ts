/** Fields whose texts are words of the app, not of people. */
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

/** Paths, times and short numbers, and nothing that a person would type: a longer number may be a phone. */
const plain = /^(|-?\d{1,6}|\d{4}-\d\d(-\d\d([ T][\d:.]+Z?)?)?|\/[\w/.-]*|•••|\[[^\]]{0,60}\])$/;

/**
 * A copy in which what people have written, and their names, is only as long as it was. A file that leaves this computer holds no text
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

/** Keys may be what somebody typed, too: those of ours are words in ASCII, or paths. */
const maskedKey = (key: string): string => (/^[\w/.\-:*#|…]{0,80}$/.test(key) ? key : `‹${key.length}›`);
