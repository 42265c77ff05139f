import { type GenericSchema, getDotPath, safeParse } from 'valibot';
import { isPageRequest } from '#src/api/provider/page.ts';
import { adaptedPage, guessPage } from '#scripts/contract/suggest/page.ts';
import { unknownFields } from './unknown-fields.ts';

/** How an answer differs from the contract, including unknown properties. Without values, which may be secret. */
export interface Difference {
  differs: string[];
  unknown: string[];
}

/** How the data differs from its schema, also inside of a page of another shape. */
export function differenceOfData(schema: GenericSchema, data: unknown, request: unknown): Difference {
  const page = isPageRequest(request) ? guessPage(data, request) : null;
  const seen = page && isPageRequest(request) ? [data, adaptedPage(data, page, request)] : [data];
  return {
    differs: [...new Set(seen.flatMap((one) => flawsOf(schema, one, 'resultData')))],
    unknown: [...new Set(seen.flatMap((one) => unknownFields(schema, one, 'resultData')))],
  };
}

/** A violation of a schema: the path, the expected type and the actual one. */
export function flawsOf(schema: GenericSchema, value: unknown, at: string): string[] {
  const parsed = safeParse(schema, value);
  const flaws = (parsed.issues ?? []).map((issue) => {
    const place = [at, getDotPath(issue)].filter(Boolean).join('.') || 'the answer';
    const last = issue.path?.at(-1);
    if (last && issue.expected === `"${String(last.key)}"` && last.value === undefined) return `${place} is missing`;
    return `${place}: ${issue.expected ?? 'another value'} expected, ${kindOf(issue.input)} came`;
  });
  return [...new Set(flaws.map((text) => text.replaceAll(/\.\d+(?=[.: ])/g, '[]')))];
}

function kindOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  return Array.isArray(value) ? 'a list' : `${/^[aeiou]/.test(typeof value) ? 'an' : 'a'} ${typeof value}`;
}
