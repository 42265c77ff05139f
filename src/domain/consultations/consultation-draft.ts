import type { ContentValues } from '#src/domain/content/rules.ts';
import { type Letter, letters } from './consultation-act.ts';

/** The texts in the form of a consultation: one for the visitor and one for staff, which never mix. */
export type Typed = Readonly<Record<Letter, string>>;

export const nothingTyped: Typed = { reply: '', note: '' };

/** What is kept as a draft; null if nothing is typed. */
export const draftOfTyped = (typed: Typed, letter: Letter | null): ContentValues | null =>
  letters.every((one) => typed[one] === '') ? null : { ...typed, ...(letter && { letter }) };

export const readTyped = (values: ContentValues): { typed: Typed; letter: Letter | null } => ({
  typed: { reply: values['reply'] ?? '', note: values['note'] ?? '' },
  letter: letters.find((one) => one === values['letter']) ?? null,
});
