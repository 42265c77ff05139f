import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { applicationsPath } from '#src/domain/scoring/kinds.ts';
import { mayReadSubject } from '#src/domain/scoring/panel.ts';
import type { OwnSheet } from '#src/domain/scoring/review.ts';
import type { SheetActor } from '#src/machines/scoring/sheet.ts';
import { useChild } from '#src/views/actors/use-snapshot.ts';
import { useOffers } from '#src/views/app-context.ts';
import { Beside } from '#src/views/scoring/beside/beside.tsx';
import { PaneButton } from '#src/views/scoring/beside/pane-button.tsx';
import { SubjectPane } from './subject-pane.tsx';

/** Whether the person may read the subject beside their sheet: the panel permits it, and the server offers it. */
const useIsReadable = ({ state }: OwnSheet): boolean => {
  const isOffered = useOffers('subject');
  return isOffered && mayReadSubject(false, state);
};

const keysOf = ({ subject }: OwnSheet) =>
  subject.path === applicationsPath
    ? ({ title: 'subject.application', open: 'subject.application.open' } as const)
    : ({ title: 'subject.base', open: 'subject.base.open' } as const);

/** The sheet with its subject beside it. */
export function WithSubject({ sheet, own, children }: { sheet: SheetActor; own: OwnSheet; children: ReactNode }) {
  const { t } = useTranslation('sheet');
  const subject = useChild(sheet, 'subject');
  const files = useChild(sheet, 'files');
  const isReadable = useIsReadable(own);
  if (!subject || !files || !isReadable) return children;
  return (
    <Beside title={t(keysOf(own).title)} pane={<SubjectPane subject={subject} files={files} />}>
      {children}
    </Beside>
  );
}

/** Opens and closes the subject. */
export function SubjectButton({ own }: { own: OwnSheet }) {
  const { t } = useTranslation('sheet');
  return useIsReadable(own) ? <PaneButton>{t(keysOf(own).open)}</PaneButton> : null;
}
