import { Refusal } from './refusal.ts';

/** Refuses what is based on an older version than the stored one (decision 009). `what` is the record in words: `内容`. */
export function checkVersion(stored: { version: number }, version: number, what: string): void {
  if (stored.version !== version) throw new Refusal(409, `${what}已被他人修改，请刷新后重试`);
}
