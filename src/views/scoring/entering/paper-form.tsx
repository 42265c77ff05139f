import { Stack } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';
import type { PaperActor } from '#src/machines/scoring/paper.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import { focusField } from '#src/views/forms/focus-field.ts';
import { Beside } from '#src/views/scoring/beside/beside.tsx';
import { PaneButton } from '#src/views/scoring/beside/pane-button.tsx';
import { PaneProvider } from '#src/views/scoring/beside/pane-state.tsx';
import { Group } from '#src/views/scoring/group.tsx';
import { GroupIndex } from '#src/views/scoring/group-index.tsx';
import { MissingList } from '#src/views/scoring/missing-list.tsx';
import { useFirstMissingInFocus } from '#src/views/scoring/sheet-form.tsx';
import { SheetBar } from '#src/views/scoring/sheet-bar.tsx';
import { SheetHead } from '#src/views/scoring/sheet-head.tsx';
import { Versions } from '#src/views/scoring/versions.tsx';
import { Vetoes } from '#src/views/scoring/vetoes.tsx';
import classes from '#src/views/scoring/sheet.module.css';
import { EnterDialog } from './enter-dialog.tsx';
import { PaperFoot } from './paper-foot.tsx';
import { PaperMessages } from './paper-messages.tsx';
import { ScanPane } from './scan-pane.tsx';
import { Scans } from './scans.tsx';

/** The form of a paper sheet: the same as its expert's, beside the scans (W1.14). */
export function PaperForm({ page }: { page: PaperActor }) {
  const { t } = useTranslation('sheet');
  const { sheet: own, scans } = useContextOf(page, 'sheet', 'scans');
  const readOnly = !useSelector(page, isWritable);
  const form = useRef<HTMLDivElement>(null);
  useFirstMissingInFocus(page, form);
  if (!own) return null;
  const jumpTo = (place: string) => focusField(form.current, place);
  return (
    <PaneProvider narrow="above" isEmpty={scans.length === 0}>
      {/* A page is one element. */}
      <div>
        <SheetBar sheet={page} own={own}>
          <PaneButton>{t('scans.open')}</PaneButton>
        </SheetBar>
        <Beside title={t('scans')} pane={<ScanPane page={page} />}>
          <div ref={form} className={classes.sheet} data-sheet>
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
          </div>
        </Beside>
        <PaperFoot page={page} readOnly={readOnly} />
        <EnterDialog page={page} own={own} />
      </div>
    </PaneProvider>
  );
}

const isWritable = (snapshot: SnapshotFrom<PaperActor>): boolean =>
  (snapshot.matches('editing') || snapshot.matches('confirming')) && snapshot.context.draft === null;
