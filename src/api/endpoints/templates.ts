import { array, object, picklist, string } from 'valibot';
import { templateKinds } from '#src/domain/scoring/kinds.ts';
import { TemplateContent, templatesPath, TemplateVersion } from '#src/domain/scoring/template-version.ts';
import { count } from './count.ts';
import { read, write } from './endpoint.ts';
import { refusals } from './refusals.ts';

const Chosen = object({ id: string() });
/** `version` is the one that the person has seen: a newer one may differ. */
const Seen = object({ id: string(), version: count });

/** Scoring templates (decision 037). The page has no operation rights of its own: its grant includes all calls. */
export const templateEndpoints = {
  /** All versions of all kinds; there are few. */
  query: read({
    path: `${templatesPath}/query`,
    request: object({}),
    response: array(TemplateVersion),
    right: templatesPath,
  }),
  get: read({ path: `${templatesPath}/get`, request: Chosen, response: TemplateVersion, right: templatesPath }),
  /** The version of a kind that is in force, or that of `common`. Scoring pages show it to anyone with a token. */
  inForce: read({
    path: `${templatesPath}/inForce`,
    request: object({ kind: picklist(templateKinds) }),
    response: TemplateVersion,
  }),
  /** A new draft: the next version of its kind. */
  add: write({
    path: `${templatesPath}/add`,
    request: object({ kind: picklist(templateKinds), ...TemplateContent.entries }),
    response: TemplateVersion,
    right: templatesPath,
  }),
  /** Drafts alone can be changed. `version` is the one that the change is based on. */
  update: write({
    path: `${templatesPath}/update`,
    request: object({ id: string(), version: count, ...TemplateContent.entries }),
    response: TemplateVersion,
    right: templatesPath,
    refusals: [refusals.conflict],
  }),
  /** Drafts alone can be deleted. */
  del: write({
    path: `${templatesPath}/del`,
    request: Seen,
    response: TemplateVersion,
    right: templatesPath,
    refusals: [refusals.conflict],
  }),
  /** Activates a draft, and retires the active version of its kind. Refused for a draft with errors. */
  enforce: write({
    path: `${templatesPath}/enforce`,
    request: Seen,
    response: TemplateVersion,
    right: templatesPath,
    refusals: [refusals.conflict],
  }),
  /** Retires the version in force without another one. */
  retire: write({ path: `${templatesPath}/retire`, request: Chosen, response: TemplateVersion, right: templatesPath }),
};
