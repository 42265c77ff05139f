/** Who takes part in an activity of a base. Their names are `figures:group.<name>`. */
export const visitorGroups = ['school', 'family', 'company', 'community', 'individual'] as const;
export type VisitorGroup = (typeof visitorGroups)[number];
