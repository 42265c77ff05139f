import type { ContentValues } from '#src/domain/content/rules.ts';

/** A text that goes with a step: what a comment is answered, or why it is hidden. */
export type InboxForm = 'reply' | 'hide';

/** What is typed and not sent, by comment. */
export type CommentTexts = Readonly<Record<string, Partial<Record<InboxForm, string>>>>;

/** Whether a text waits to be sent. */
export const isUnsent = (texts: CommentTexts[string] | undefined): boolean =>
  Object.values(texts ?? {}).some((text) => text.trim() !== '');

/** What is kept as a draft, each text by its comment; null if none waits. */
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
