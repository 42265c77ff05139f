/** The names of the records that `reference` fields pick: by the field's name and the picked id. */
export type ReferenceNames = Readonly<Record<string, Readonly<Record<string, string>>>>;
