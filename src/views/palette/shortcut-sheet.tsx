import { type CloseDialog, useApp } from '#src/views/app-context.ts';
import { Kbd } from '@mantine/core';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import '@mantine/core/styles/Kbd.layer.css';
import { chordsFor, keyMark, type Shortcut, shortcutGroupsFor } from '#src/domain/shell/shortcuts.ts';
import { useShownPath } from '#src/views/actors/use-shown-path.ts';
import { Dialog } from '#src/views/dialogs/dialog.tsx';
import { useSingleKeys } from '#src/views/preferences/use-single-keys.ts';
import { keyboardInUse } from '#src/views/words/key-names.ts';
import classes from './shortcut-sheet.module.css';

/** All shortcuts with the key names of this keyboard, those of the page first. */
export function ShortcutSheet({ close }: { close: CloseDialog }) {
  const { t } = useTranslation('palette');
  const keyboard = keyboardInUse();
  const singleKeys = useSingleKeys();
  const { offers } = useApp();
  const groups = shortcutGroupsFor(useShownPath());
  const isOffered = ({ needs }: Shortcut) => !needs || offers(needs);
  return (
    <Dialog onClose={() => close()} title={t('shortcuts.title')} size="lg">
      {groups.map((group) => (
        <section key={group.name} className={classes.group}>
          <h3>{t(`shortcuts.${group.name}`)}</h3>
          {(group.name === 'comments' || group.name === 'consultations') && !singleKeys && (
            <p>{t('shortcuts.keysOff')}</p>
          )}
          <dl className={classes.shortcuts}>
            {group.shortcuts.filter(isOffered).map((shortcut) => (
              <Fragment key={shortcut.name}>
                <dt>{t(`shortcut.${shortcut.name}`)}</dt>
                <dd>
                  {chordsFor(shortcut, keyboard).map((chord, index) => (
                    <Fragment key={chord.join('+')}>
                      {index > 0 && <span className={classes.or}>{t('key.or')}</span>}
                      {chord.map((key) => (
                        <Key key={key} name={key} />
                      ))}
                    </Fragment>
                  ))}
                </dd>
              </Fragment>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}

const words = { Space: 'key.space', ContextMenu: 'key.menu' } as const;

function Key({ name }: { name: string }) {
  const { t } = useTranslation('palette');
  const word = name === 'Space' || name === 'ContextMenu' ? t(words[name]) : null;
  return <Kbd>{word ?? keyMark(name, keyboardInUse())}</Kbd>;
}
