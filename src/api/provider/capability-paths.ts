import { capabilities, type Capability } from '#src/domain/capabilities.ts';

/** The calls of each capability, by their paths in the endpoint table. */
const paths: Readonly<Record<Capability, RegExp>> = {
  revisions: /\/revisions$/,
  counts: /\/counts$/,
  arrivals: /\/arrivals$/,
  ownActions: /^\/comment\/comment\/(actions|takeBack)$/,
  reveal: /\/reveal$/,
  waiting: /^\/profile\/waiting$/,
  drillThrough: /\/records$/,
  subject: /\/sheet\/subject$/,
  officeWords: /^\/comment\/comment\/officeWords\//,
  approval: /\/(approve|sendBack|override)$/,
  search: /^\/search\//,
  inspection: /^\/inspection\//,
};

/** The capability that a call belongs to; null for a call that every server must have. */
export const capabilityOf = (path: string): Capability | null =>
  capabilities.find((capability) => paths[capability].test(path)) ?? null;
