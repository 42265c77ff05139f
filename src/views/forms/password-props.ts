/**
 * React writes a value that it knows into the markup and keeps it in its props. It never gets the value of a password:
 * only the field has it.
 */
export const withoutValue = { defaultValue: undefined } as const;
