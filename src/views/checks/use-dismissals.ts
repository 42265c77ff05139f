import { useMemo } from 'react';
import { useSelector } from '@xstate/react';
import type { Finding } from '#src/domain/checks/finding.ts';
import { keyOfFinding, withoutDismissed } from '#src/domain/checks/without-dismissed.ts';
import { type Dismissal, dismissalsOf, writeDismissals } from '#src/domain/content/dismissals.ts';
import { wallClockAt } from '#src/domain/platform-time.ts';
import type { ChecksActor } from '#src/machines/content/checks.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import { useApp } from '#src/views/app-context.ts';

/**
 * The findings of a form without the dismissed ones, null before the first check, and the dismissals. The changed dismissals are
 * put into the form, as a text that is saved with it.
 */
export function useDismissals(checks: ChecksActor, onChange: ((dismissals: string) => void) | null) {
  const { account } = useContextOf(useApp().session, 'account');
  const { findings: all } = useContextOf(checks, 'findings');
  const text = useSelector(checks, ({ context }) => context.record['dismissals']);
  const dismissals = useMemo(() => dismissalsOf({ dismissals: text }), [text]);
  const findings = useMemo(() => all && withoutDismissed(all, { dismissals: text }), [all, text]);

  const dismiss = (finding: Finding, reason: string) => {
    const { account: by = '', name = '' } = account ?? {};
    const dismissal = { ...keyOfFinding(finding), reason, by, name, time: wallClockAt(Date.now()) };
    onChange?.(writeDismissals([...dismissals, dismissal]));
  };
  const takeBack = (dismissal: Dismissal) =>
    onChange?.(writeDismissals(dismissals.filter((other) => other !== dismissal)));
  return { findings, dismissals, dismiss, takeBack };
}
