/** Changes the type of every value of a JSON value: numbers become texts, texts numbers, lists objects. */
export function confuse(value: unknown): unknown {
  if (Array.isArray(value)) return Object.fromEntries(value.map((one, index) => [index, confuse(one)]));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, confuse(one)]));
  switch (typeof value) {
    case 'number':
      return `${value}x`;
    case 'string':
      return value.length;
    case 'boolean':
      return value ? 'yes' : 'no';
    default:
      return [];
  }
}
