import { type ContentType, labelsIn } from '#src/domain/content/content-type.ts';

/** The text of a field error. `message` is the key that its rule returned; its text may name other fields. */
export function problemText(
  text: (key: string, values?: Record<string, string>) => string,
  type: ContentType,
  field: string,
  message: string,
): string {
  const labels = Object.entries(labelsIn(type, field)).map(([name, label]) => [name, text(label)]);
  return text(message, Object.fromEntries(labels) as Record<string, string>);
}
