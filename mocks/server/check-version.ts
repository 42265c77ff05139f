import { Refusal } from './refusal.ts';

/** Refuses a write that is based on an older version than the stored one (decision 009). `what` names the record: `内容`. */
export function checkVersion(stored: { version: number }, version: number, what: string): void {
  if (stored.version !== version) throw new Refusal(409, `${what}已被他人修改，请刷新后重试`);
}
