import { Stack } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { PaperActor } from '#src/machines/scoring/paper.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import { focusField } from '#src/views/forms/focus-field.ts';
import { Group } from '#src/views/scoring/group.tsx';
import { GroupIndex } from '#src/views/scoring/group-index.tsx';
import { MissingList } from '#src/views/scoring/missing-list.tsx';
import { useFirstMissingInFocus } from '#src/views/scoring/sheet-form.tsx';
import { SheetHead } from '#src/views/scoring/sheet-head.tsx';
import { Versions } from '#src/views/scoring/versions.tsx';
import { Vetoes } from '#src/views/scoring/vetoes.tsx';
import classes from '#src/views/scoring/sheet.module.css';
import { EnterDialog } from './enter-dialog.tsx';
import { PaperBar } from './paper-bar.tsx';
import { PaperMessages } from './paper-messages.tsx';
import { Scans } from './scans.tsx';

/** The form of a paper sheet: the same as its expert's, and the scans (W1.14). */
export function PaperForm({ page }: { page: PaperActor }) {
  const { sheet: own } = useContextOf(page, 'sheet');
  const readOnly = !useSelector(page, isWritable);
  const form = useRef<HTMLDivElement>(null);
  useFirstMissingInFocus(page, form);
  if (!own) return null;
  const jumpTo = (place: string) => focusField(form.current, place);
  return (
    <div ref={form} className={classes.sheet} data-sheet>
      <PaperBar page={page} own={own} readOnly={readOnly} />
      <Stack gap="md">
        <SheetHead own={own} />
        <PaperMessages page={page} own={own} />
        <MissingList sheet={page} onJump={jumpTo} />
        <div className={classes.columns}>
          <GroupIndex sheet={page} groups={own.template.groups} form={form} readOnly={readOnly} />
          <Stack gap="md" className={classes.main}>
            {!own.entered && <Scans page={page} readOnly={readOnly} />}
            {own.template.groups.map((group) => (
              <Group key={group.code} sheet={page} group={group} readOnly={readOnly} />
            ))}
            <Vetoes sheet={page} vetoes={own.template.vetoes} readOnly={readOnly} />
            <Versions own={own} />
          </Stack>
        </div>
      </Stack>
      <EnterDialog page={page} own={own} />
    </div>
  );
}

const isWritable = (snapshot: SnapshotFrom<PaperActor>): boolean =>
  (snapshot.matches('editing') || snapshot.matches('confirming')) && snapshot.context.draft === null;
