import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isModified } from '#src/domain/lists/list-settings.ts';
import { imported } from '#src/i18n/import-afresh.ts';
import { loadTexts } from '#src/i18n/setup.ts';
import { DownIcon } from '#src/views/looks/icons.ts';
import { PlainButton } from '#src/views/looks/plain-button.tsx';
import { late } from '#src/views/late/late.tsx';
import { LateDialog } from '#src/views/dialogs/late-dialog.tsx';
import { LatePopover } from '#src/views/popups/late-popover.tsx';
import classes from './list-views.module.css';
import { type SettingsOwner, useListView } from './use-list-settings.ts';
import type { ViewQuestion } from './view-dialog.tsx';

const ViewsPanel = late(async () => {
  const [{ ViewsPanel: Loaded }] = await Promise.all([
    imported(() => import('./views-panel.tsx')),
    loadTexts('listview'),
  ]);
  return Loaded;
});

const ViewDialog = late(async () => {
  const [{ ViewDialog: Loaded }] = await Promise.all([
    imported(() => import('./view-dialog.tsx')),
    loadTexts('listview'),
  ]);
  return Loaded;
});

/** The saved view in use, whether the list differs from it, and the menu of views. */
export function ListViews({ list }: { list: SettingsOwner }) {
  const { t } = useTranslation('content');
  const view = useListView(list);
  const [question, ask] = useState<ViewQuestion | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  // The menu item that opened the dialog is gone, so the focus returns to the menu button.
  const close = () => {
    ask(null);
    button.current?.focus();
  };
  const modified = isModified(view, view.query);
  const label = view.current === null ? t('view.title') : t('view.button', { name: view.current });
  return (
    <>
      <LatePopover
        label={label}
        part={ViewsPanel}
        position="bottom-start"
        width={300}
        padding={6}
        target={(props) => (
          <PlainButton
            ref={button}
            look="quiet"
            className={classes.button}
            aria-label={modified ? `${label} · ${t('view.modified')}` : label}
            {...props}
          >
            <span className={classes.name}>{view.current ?? t('view.title')}</span>
            {modified && <span className={classes.modified}>{t('view.modified')}</span>}
            <DownIcon size={14} aria-hidden />
          </PlainButton>
        )}
      >
        {(closeViews) => (
          <ViewsPanel
            list={list}
            close={closeViews}
            ask={(asked) => {
              closeViews();
              ask(asked);
            }}
          />
        )}
      </LatePopover>
      <LateDialog open={question !== null} onClose={close} title={label}>
        {question && <ViewDialog list={list} question={question} onClose={close} />}
      </LateDialog>
    </>
  );
}
