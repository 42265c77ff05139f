/** The names of the records that `reference` fields point to: by field name, then by record id. */
export type ReferenceNames = Readonly<Record<string, Readonly<Record<string, string>>>>;
