import { type ContentType, labelsIn } from '#src/domain/content/content-type.ts';

/** What is wrong with a field, in words: `message` is the key that its rule gave, whose text may name fields. */
export function problemText(
  text: (key: string, values?: Record<string, string>) => string,
  type: ContentType,
  field: string,
  message: string,
): string {
  const labels = Object.entries(labelsIn(type, field)).map(([name, label]) => [name, text(label)]);
  return text(message, Object.fromEntries(labels) as Record<string, string>);
}
