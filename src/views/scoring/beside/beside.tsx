import '@mantine/core/styles/Drawer.layer.css';
import { ActionIcon, Title } from '@mantine/core';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import { useApp } from '#src/views/app-context.ts';
import { SideDrawer } from '#src/views/dialogs/side-drawer.tsx';
import { CloseIcon } from '#src/views/looks/icons.ts';
import classes from './beside.module.css';
import { Edge, withinLimits } from './edge.tsx';
import { usePane } from './pane-state.tsx';

interface Props {
  /** The name of the pane. */
  title: string;
  pane: ReactNode;
  children: ReactNode;
}

/**
 * A form, and beside it a pane with what it is about. The pane scrolls by itself below the bar of the page and above its foot;
 * its edge is dragged. It belongs inside a `PaneProvider`.
 */
export function Beside({ title, pane, children }: Props) {
  const { t } = useTranslation('sheet');
  const { isWide, isDrawer, isOpen, toggle } = usePane();
  const { paneShare } = useContextOf(useApp().preferences, 'paneShare');
  const share = withinLimits(paneShare);
  return (
    <div
      className={classes.beside}
      data-pane={isOpen && !isDrawer ? (isWide ? 'beside' : 'above') : undefined}
      style={{ '--pane-share': `${share}%` } as CSSProperties}
    >
      <div className={classes.form}>{children}</div>
      {isOpen && !isDrawer && (
        <aside className={classes.pane} aria-label={title}>
          {/* A pane above the form has no heading, to save space; the button of the page closes it. */}
          {isWide && (
            <>
              <Edge label={t('pane.width', { title })} share={share} />
              <header className={classes.head}>
                <Title order={2} size="h4">
                  {title}
                </Title>
                <ActionIcon variant="subtle" color="gray" aria-label={t('pane.close', { title })} onClick={toggle}>
                  <CloseIcon size={18} aria-hidden />
                </ActionIcon>
              </header>
            </>
          )}
          <div className={classes.body}>{pane}</div>
        </aside>
      )}
      <SideDrawer
        opened={isOpen && isDrawer}
        onClose={toggle}
        size="lg"
        padding={0}
        title={title}
        classNames={{ header: classes.head, body: classes.drawn }}
      >
        {pane}
      </SideDrawer>
    </div>
  );
}
