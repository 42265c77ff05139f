import { Stack } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { missingIn } from '#src/machines/scoring/sheet-work.ts';
import type { FormActor } from '#src/machines/scoring/paper.ts';
import type { SheetActor } from '#src/machines/scoring/sheet.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import { focusAfterwards, focusField } from '#src/views/forms/focus-field.ts';
import { useFailedChecks } from '#src/views/forms/use-failed-checks.ts';
import { PaneProvider } from './beside/pane-state.tsx';
import { Conflict } from './conflict.tsx';
import { Group } from './group.tsx';
import { GroupIndex } from './group-index.tsx';
import { MissingList } from './missing-list.tsx';
import { RecuseButton, RecuseDialog } from './recuse-dialog.tsx';
import { SheetBar } from './sheet-bar.tsx';
import { SheetFoot } from './sheet-foot.tsx';
import { SheetHead } from './sheet-head.tsx';
import { SheetMessages } from './sheet-messages.tsx';
import { SubjectButton, WithSubject } from './subject/with-subject.tsx';
import { SubmitDialog } from './submit-dialog.tsx';
import { isWritable, placeOf } from './use-sheet.ts';
import { Versions } from './versions.tsx';
import { Vetoes } from './vetoes.tsx';
import classes from './sheet.module.css';

/** The person's own sheet of a base, beside the base: a form, or read-only once it is locked. */
export function SheetForm({ sheet }: { sheet: SheetActor }) {
  const { sheet: own } = useContextOf(sheet, 'sheet');
  const readOnly = !useSelector(sheet, isWritable);
  const form = useRef<HTMLDivElement>(null);
  useFirstMissingInFocus(sheet, form);
  if (!own) return null;
  const jumpTo = (place: string) => focusField(form.current, place);
  return (
    <PaneProvider narrow="drawer">
      {/* A page is one element. */}
      <div>
        <SheetBar sheet={sheet} own={own}>
          <SubjectButton own={own} />
        </SheetBar>
        <WithSubject sheet={sheet} own={own}>
          <div ref={form} className={classes.sheet} data-sheet>
            <Stack gap="md">
              <SheetHead own={own}>
                <RecuseButton sheet={sheet} />
              </SheetHead>
              <SheetMessages sheet={sheet} own={own} />
              <Conflict sheet={sheet} />
              <MissingList sheet={sheet} onJump={jumpTo} />
              <div className={classes.columns}>
                <GroupIndex sheet={sheet} groups={own.template.groups} form={form} readOnly={readOnly} />
                <Stack gap="md" className={classes.main}>
                  {own.template.groups.map((group) => (
                    <Group key={group.code} sheet={sheet} group={group} readOnly={readOnly} />
                  ))}
                  <Vetoes sheet={sheet} vetoes={own.template.vetoes} readOnly={readOnly} />
                  <Versions own={own} />
                </Stack>
              </div>
            </Stack>
          </div>
        </WithSubject>
        <SheetFoot sheet={sheet} own={own} />
        <SubmitDialog sheet={sheet} own={own} />
        <RecuseDialog sheet={sheet} own={own} />
      </div>
    </PaneProvider>
  );
}

/** After a refused submission, focuses the first field that lacks something (W1.4). */
export function useFirstMissingInFocus(sheet: FormActor, form: { current: HTMLElement | null }) {
  const { failedChecks } = useContextOf(sheet, 'failedChecks');
  useFailedChecks(failedChecks, () => {
    const { context } = sheet.getSnapshot();
    const [first] = missingIn(context);
    if (first) focusAfterwards(() => focusField(form.current, placeOf(first, context.reviewId)));
  });
}
