import { templatesPath } from '#src/domain/scoring/template-version.ts';

/** The address of a comparison of two versions. */
export const compareHref = (before: string, after: string): string =>
  `${templatesPath}/compare?${new URLSearchParams({ a: before, b: after }).toString()}`;
