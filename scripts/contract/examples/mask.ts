import { maskEmail, maskPhone } from '#src/domain/users/masks.ts';
import type { Json } from '#scripts/contract/document/json.ts';

const mostItems = 2;
const longest = 160;
const longestData = 64;
const dots = '••••••';

/** Contact details. They are invented, but readers of the contract cannot know that. */
const masks: Readonly<Record<string, (text: string) => string>> = {
  phone: maskPhone,
  tel: maskPhone,
  email: maskEmail,
};

/** Makes an example of an answer: without secrets and contact details, with shortened lists and texts. */
export function asExample(value: Json, secrets: readonly string[]): Json {
  if (Array.isArray(value)) return value.slice(0, mostItems).map((item) => asExample(item, secrets));
  if (typeof value === 'string') return short(value);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, hidden(name, part, secrets) ?? asExample(part, secrets)]),
  );
}

function hidden(name: string, value: Json, secrets: readonly string[]): string | null {
  if (typeof value !== 'string' || value === '') return null;
  if (secrets.includes(name)) return /^data:[^,]*,/.exec(value)?.[0] ?? dots;
  // Values that the server masked stay unchanged.
  return value.includes('*') ? value : (masks[name]?.(value) ?? null);
}

/** Base64 data is cut without a sign, texts with an ellipsis. */
function short(text: string): string {
  if (text.startsWith('data:')) return text.slice(0, longestData);
  return text.length > longest ? `${text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '')}…` : text;
}
