import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShownPath } from '#src/views/actors/use-shown-path.ts';
import { useMatches } from '#src/views/actors/use-snapshot.ts';
import { type ShellDialog, type ShellDialogProps, useApp } from '#src/views/app-context.ts';
import { LateDialog } from '#src/views/dialogs/late-dialog.tsx';
import { type Late, late } from '#src/views/late/late.tsx';
import { OpenDialogProvider } from '#src/views/dialogs/open-dialog.ts';
import { useDialogFocus } from '#src/views/dialogs/use-dialog-focus.ts';
import { useDialogKeys } from './use-dialog-keys.ts';

/**
 * The dialogs that a button or a key opens anywhere in the shell. They close when another page is shown or the session
 * expires.
 */
export function ShellDialogs({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  const { session, loadDialog } = useApp();
  const dialogs = useMemo(
    (): Record<ShellDialog, Late<ShellDialogProps>> => ({
      palette: late(() => loadDialog('palette')),
      viewAs: late(() => loadDialog('viewAs')),
      shortcuts: late(() => loadDialog('shortcuts')),
    }),
    [loadDialog],
  );
  const path = useShownPath();
  const expired = useMatches(session, 'expired');
  const [opened, setOpened] = useState<{ dialog: ShellDialog; on: string | null } | null>(null);
  const shown = opened && opened.on === path && !expired ? opened.dialog : null;
  const open = useCallback((dialog: ShellDialog) => setOpened({ dialog, on: path }), [path]);
  const close = useDialogFocus(shown, () => setOpened(null));
  const takeEarly = useDialogKeys(shown, open, close);
  const Shown = shown && dialogs[shown];
  return (
    <OpenDialogProvider value={open}>
      {children}
      {Shown && (
        <LateDialog key={shown} open title={t('msg.tip')} onClose={close}>
          <Shown close={close} takeEarly={takeEarly} />
        </LateDialog>
      )}
    </OpenDialogProvider>
  );
}
