import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { imported } from '#src/i18n/import-afresh.ts';
import { loadTexts } from '#src/i18n/setup.ts';
import { LateDialog } from '#src/views/dialogs/late-dialog.tsx';
import { late } from '#src/views/late/late.tsx';
import type { Site } from './leaving-dialog.tsx';

const LeavingDialog = late(async () => {
  const [{ LeavingDialog: Loaded }] = await Promise.all([
    imported(() => import('./leaving-dialog.tsx')),
    loadTexts('leaving'),
  ]);
  return Loaded;
});

/**
 * Asks before any link in the shell opens another site, by mouse, middle button or key. One listener handles all links,
 * so that no component can forget to ask.
 */
export function Leaving() {
  const { t } = useTranslation('common');
  const [site, setSite] = useState<Site | null>(null);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  const ask = useEffectEvent((event: MouseEvent) => {
    const wanted = siteOf(event);
    if (!wanted) return;
    event.preventDefault();
    setSite(wanted);
    setOpen(true);
  });
  /** A dialog below, such as a preview, would receive the key too, and close as well. */
  const escape = useEffectEvent((event: KeyboardEvent) => {
    if (!open || event.key !== 'Escape') return;
    event.stopImmediatePropagation();
    close();
  });
  useEffect(() => {
    const listening = new AbortController();
    const first = { capture: true, signal: listening.signal };
    globalThis.addEventListener('click', ask, first);
    globalThis.addEventListener('auxclick', ask, first);
    globalThis.addEventListener('keydown', escape, first);
    return () => listening.abort();
  }, []);

  return (
    <LateDialog open={open} onClose={close} title={t('msg.tip')}>
      {site && <LeavingDialog site={site} open={open} onClose={close} />}
    </LateDialog>
  );
}

/**
 * The external site that a click opens, null for every other click. Links to mail and phone open outside the browser.
 * In edited text a plain click only sets the cursor. The link in the dialog itself is excluded.
 */
function siteOf({ target, button, ctrlKey, metaKey }: MouseEvent): Site | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || button > 1 || 'asked' in link.dataset) return null;
  if (button === 0 && !ctrlKey && !metaKey && link.closest('[contenteditable=true]')) return null;
  const { protocol, origin, host, href } = link;
  return /^https?:$/.test(protocol) && origin !== globalThis.location.origin ? { host, href } : null;
}
