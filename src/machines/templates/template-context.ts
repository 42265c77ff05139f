import { recordPath } from '#src/domain/routes/location.ts';
import { matchRoute } from '#src/domain/routes/routes.ts';
import { type TemplateKind, templateKinds } from '#src/domain/scoring/kinds.ts';
import type { TemplateChange } from '#src/domain/scoring/template-change.ts';
import {
  contentOf,
  emptyForm,
  formOf,
  isSameForm,
  type TemplateForm,
  writeTemplateDraft,
} from '#src/domain/scoring/template-form.ts';
import {
  kinOf,
  type TemplateContent,
  templatesPath,
  type TemplateVersion,
} from '#src/domain/scoring/template-version.ts';
import type { FactOf } from '#src/machines/facts.ts';
import type { RecordContext, RecordEvent, RecordKind, Save } from '#src/machines/record/kind.ts';

/** The input of `saveRecord`: a new draft, or the change of one, based on `version`. */
export interface TemplateSave extends Save {
  id: string | null;
  kind: TemplateKind;
  version: number | null;
  content: TemplateContent;
}

export type TemplateEvent =
  | RecordEvent
  | FactOf<'records.outdated'>
  | { type: 'form.change'; change: TemplateChange }
  /** For a new template. */
  | { type: 'kind.choose'; kind: TemplateKind }
  | { type: 'save' }
  | { type: 'mine.keep' }
  | { type: 'theirs.take' };

export interface TemplateContext extends RecordContext<TemplateSave> {
  /** The address that the draft is stored under: the page's own, or a new one after its version became a new draft. */
  path: string;
  /** Null for a new template. */
  templateId: string | null;
  /** The version on the server; null for a new one. */
  saved: TemplateVersion | null;
  kind: TemplateKind;
  form: TemplateForm;
  /** All versions of all kinds; none until they are fetched. */
  versions: readonly TemplateVersion[];
  /** The version that somebody else saved meanwhile, until the person has decided about it. */
  theirs: TemplateVersion | null;
}

export function templateIdOf(path: string): string | null {
  const id = matchRoute(path)?.params['id'];
  return id === undefined || id === 'new' ? null : id;
}

export const pathOfTemplate = (id: string | null): string => recordPath(templatesPath, id ?? 'new');

/** The form without input. */
const savedForm = ({ saved }: Pick<TemplateContext, 'saved'>): TemplateForm => (saved ? formOf(saved) : emptyForm);

const firstKind = templateKinds[0];

export const isTemplateChanged = (context: Pick<TemplateContext, 'saved' | 'form' | 'kind'>): boolean =>
  !isSameForm(context.form, savedForm(context)) || (context.saved === null && context.kind !== firstKind);

/** The form and its context for a version of the server. */
export const startOf = (version: TemplateVersion | null) => ({
  saved: version,
  kind: version?.kind ?? firstKind,
  form: savedForm({ saved: version }),
});

/** The versions whose codes a new item must not reuse: the saved one, and those with the same origin. */
export const relatedVersions = ({ saved, form, kind, versions }: TemplateContext): readonly TemplateVersion[] => [
  ...(saved ? [saved] : []),
  ...kinOf(
    saved ?? form,
    versions.filter((one) => one.kind === kind),
  ),
];

/** Only drafts can be changed. A new template is a draft. */
export const isEditable = ({ saved }: Pick<TemplateContext, 'saved'>): boolean =>
  saved === null || saved.status === 'draft';

export const templateKind: RecordKind<TemplateContext, TemplateSave, TemplateVersion> = {
  idOf: ({ templateId }) => templateId,
  pathOf: ({ path }) => path,
  listOf: () => templatesPath,
  subjectOf: ({ saved }) => saved && `${saved.name} V${saved.number}`,
  versionOf: ({ saved }) => saved?.version ?? null,
  unsavedWork: (context) =>
    isTemplateChanged(context) ? { ...writeTemplateDraft(context.form), kind: context.kind } : null,
  requestOf: ({ templateId, saved, kind, form }) => ({
    id: templateId,
    kind,
    version: saved?.version ?? null,
    content: contentOf(form),
  }),
  isSameRequest: (one, other) => fingerprint(one) === fingerprint(other),
  // The form is locked during a save.
  typedSinceSave: () => null,
  afterReset: ({ saved }) => startOf(saved),
  changedFactOf: () => ({ type: 'records.changed', path: templatesPath, record: null }),
};

const fingerprint = ({ id, kind, version, content }: Omit<TemplateSave, 'attempt'>): string =>
  JSON.stringify([id, kind, version, content]);
