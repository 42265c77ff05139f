import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useRef } from 'react';
import type { TemplateChange } from '#src/domain/scoring/template-change.ts';
import { contentFaults } from '#src/domain/scoring/content-faults.ts';
import { contentOf, type TemplateForm, unreadable } from '#src/domain/scoring/template-form.ts';
import type { TemplateActor } from '#src/machines/templates/template.ts';
import { isTemplateChanged } from '#src/machines/templates/template-context.ts';
import { useContextOf, useMatches } from '#src/views/actors/use-snapshot.ts';
import { focusAfterwards, focusField } from '#src/views/forms/focus-field.ts';
import { useFailedChecks } from '#src/views/forms/use-failed-checks.ts';
import { useHashJump } from '#src/views/forms/use-hash-jump.ts';
import { useTranslation } from 'react-i18next';
import { placeOf, useTemplateWords } from './use-template-words.ts';

/** Changes the form and focuses the field `focus` after the render. */
export type Edit = (change: TemplateChange, focus?: (form: TemplateForm) => string) => void;

/** The error texts of fields, by place. */
export type Errors = Readonly<Record<string, string>>;

/** The changes and the errors of the form. */
export function useTemplateForm(page: TemplateActor) {
  const { t } = useTranslation('templates');
  const { form, draft, failedChecks } = useContextOf(page, 'form', 'draft', 'failedChecks');
  const { faultText } = useTemplateWords();
  const saving = useMatches(page, 'saving', 'comparing');
  const element = useRef<HTMLFormElement>(null);
  const next = useRef<string | null>(null);

  const edit: Edit = useCallback(
    (change, focus) => {
      page.send({ type: 'form.change', change });
      if (focus) next.current = focus(page.getSnapshot().context.form);
    },
    [page],
  );
  useEffect(() => {
    const place = next.current;
    next.current = null;
    if (place !== null) focusField(element.current, place);
  });

  const jumpTo = (place: string) => focusField(element.current, place);
  const wrong = unreadable(form);
  const faults = contentFaults(contentOf(form));
  const typed = Object.entries(wrong).filter(([, fault]) => fault !== 'required' || failedChecks > 0);
  // A new form has no errors before anything is typed; the bar counts what is missing.
  const isUntouched = useSelector(page, ({ context }) => context.saved === null && !isTemplateChanged(context));
  const errors: Errors = {
    ...Object.fromEntries(
      (isUntouched ? [] : faults)
        // These are shown by the sum beside the points.
        .filter(({ kind }) => kind !== 'groupSum' && kind !== 'total')
        .toReversed()
        .map((fault) => [placeOf(fault), faultText(fault)]),
    ),
    ...Object.fromEntries(typed.map(([place, fault]) => [place, t(`typed.${fault}`)])),
  };

  useFailedChecks(failedChecks, () => {
    const [first] = Object.keys(wrong);
    if (first !== undefined) focusAfterwards(() => jumpTo(first));
  });
  useHashJump(jumpTo);
  return { element, edit, jumpTo, errors, faults, wrong, locked: draft !== null || saving };
}
