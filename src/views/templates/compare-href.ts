import { templatesPath } from '#src/domain/scoring/template-version.ts';

/** The address of two versions side by side. */
export const compareHref = (before: string, after: string): string =>
  `${templatesPath}/compare?${new URLSearchParams({ a: before, b: after }).toString()}`;
