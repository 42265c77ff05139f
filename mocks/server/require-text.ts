import { Refusal } from './refusal.ts';

/** Trims a required text, or refuses it. `what` names it in the refusal; `most` is its limit in characters. */
export function requireText(given: string, most: number, what: string): string {
  const text = given.trim();
  if (text === '') throw new Refusal(400, `请填写${what}`);
  if ([...text].length > most) throw new Refusal(400, `${what}不能超过${most}个字`);
  return text;
}
