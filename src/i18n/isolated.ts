/** Writing from right to left, or a character that turns the direction. */
const turns = /\p{Bidi_Control}|[\u0590-\u08ff\ufb1d-\ufefc]/u;

/** Ends an isolation, and with it ours. */
const isolates = /[\u2066-\u2069]/g;

/** A person's words inside a text of ours: whatever their direction, the words around them stay where they are. */
export const isolated = (value: string): string => (turns.test(value) ? `\u2068${value.replace(isolates, '')}\u2069` : value);
