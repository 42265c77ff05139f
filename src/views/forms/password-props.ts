/**
 * What React is told of a field's value it writes into the markup and keeps in its props. Of a password it is told nothing:
 * the field alone has it.
 */
export const withoutValue = { defaultValue: undefined } as const;
