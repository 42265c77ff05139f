import type { ContentValues } from '#src/domain/content/rules.ts';

/** A text that accompanies a step: the reply to a comment, or the reason to hide it. */
export type InboxForm = 'reply' | 'hide';

/** Unsent texts, by comment. */
export type CommentTexts = Readonly<Record<string, Partial<Record<InboxForm, string>>>>;

/** Whether a comment has unsent text. */
export const isUnsent = (texts: CommentTexts[string] | undefined): boolean =>
  Object.values(texts ?? {}).some((text) => text.trim() !== '');

/** The draft of all unsent texts, by comment; null if there is none. */
export function draftOfTexts(texts: CommentTexts): ContentValues | null {
  const kept = Object.entries(texts).flatMap(([id, typed]) =>
    Object.entries(typed).flatMap(([form, text]) => (text.trim() === '' ? [] : [[`${form}.${id}`, text]])),
  );
  return kept.length > 0 ? (Object.fromEntries(kept) as ContentValues) : null;
}

export function readTexts(values: ContentValues): CommentTexts {
  const texts: Record<string, Partial<Record<InboxForm, string>>> = {};
  for (const [name, text] of Object.entries(values)) {
    const [, form, id] = /^(reply|hide)\.(.+)$/.exec(name) ?? [];
    if (form && id) texts[id] = { ...texts[id], [form as InboxForm]: text };
  }
  return texts;
}
