/** The person who saved something last, as servers return them. */
export interface LastEditor {
  /** The account. */
  updatedBy: string;
  /** The name; missing if the account was deleted, or on a server that does not return names. */
  updatedByName?: string | undefined;
}

/** The name of the last editor, or the account without one. */
export const lastEditor = ({ updatedBy, updatedByName }: LastEditor): string => updatedByName || updatedBy;
