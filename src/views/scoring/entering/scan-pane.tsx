import { ActionIcon, Group, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { documentType } from '#src/domain/files/uploadable.ts';
import type { FilesActor } from '#src/machines/files/files.ts';
import type { PaperActor } from '#src/machines/scoring/paper.ts';
import { useChild, useContextOf } from '#src/views/actors/use-snapshot.ts';
import { StoredDocument } from '#src/views/files/stored-document.tsx';
import { NextIcon, PreviousIcon } from '#src/views/looks/neighbour-icons.ts';
import { usePageState } from '#src/views/page/page-state.ts';
import { ScanPicture } from './scan-picture.tsx';
import { fitted, type ScanView, turned, viewAfter, zoomedIn, zoomedOut } from './scan-view.ts';
import { FitIcon, TurnIcon, ZoomInIcon, ZoomOutIcon } from './zoom-icons.ts';
import classes from './scan-pane.module.css';

/** The scans of a paper sheet, one at a time, beside the fields into which they are typed (W1.14). */
export function ScanPane({ page }: { page: PaperActor }) {
  const { t } = useTranslation('sheet');
  const { scans } = useContextOf(page, 'scans');
  const files = useChild(page, 'files');
  const [place, setPlace] = usePageState('scan.place', 0);
  const [view, setView] = usePageState<ScanView>('scan.view', fitted);
  const scroller = useRef<HTMLDivElement>(null);
  const shown = Math.min(place, scans.length - 1);
  const id = scans[shown];
  if (!files || id === undefined)
    return (
      <Text p="md" c="dimmed">
        {t('scans.none')}
      </Text>
    );
  const go = (by: number) => {
    setPlace((shown + by + scans.length) % scans.length);
    if (scroller.current) scroller.current.scrollTop = 0;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = viewAfter(view, event.key);
    if (next) setView(next);
    else if (event.key === 'PageDown') go(1);
    else if (event.key === 'PageUp') go(-1);
    else return;
    event.preventDefault();
  };
  const label = t('scans.one', { number: shown + 1 });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys work wherever the focus is in it
    <div className={classes.viewer} role="group" aria-label={label} onKeyDown={onKeyDown}>
      <Group gap={4} className={classes.tools}>
        {scans.length > 1 && <Pages {...{ shown, count: scans.length, go }} />}
        <ZoomTools view={view} onChange={setView} />
      </Group>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll it */}
      <div ref={scroller} className={classes.scroller} tabIndex={0} aria-label={t('zoom.keys')} role="region">
        <Scan key={id} {...{ id, label, files, view, scroller }} />
      </div>
    </div>
  );
}

interface ScanProps {
  id: string;
  label: string;
  files: FilesActor;
  view: ScanView;
  scroller: { current: HTMLElement | null };
}

/** A document opens in the viewer of the browser; its type is known once it has loaded. */
function Scan({ id, label, files, view, scroller }: ScanProps) {
  const actor = useSelector(files, ({ context }) => context.pictures[id]);
  const file = useSelector(actor, (snapshot) => snapshot?.context.picture);
  if (file?.type === documentType)
    return (
      <div className={classes.document}>
        <StoredDocument document={file} label={label} />
      </div>
    );
  return <ScanPicture id={id} label={label} files={files} view={view} scroller={scroller} />;
}

/** The first scan follows the last one. */
function Pages({ shown, count, go }: { shown: number; count: number; go: (by: number) => void }) {
  const { t } = useTranslation('sheet');
  return (
    <>
      <ActionIcon variant="default" size="input-sm" aria-label={t('scans.previous')} onClick={() => go(-1)}>
        <PreviousIcon size={16} aria-hidden />
      </ActionIcon>
      <Text size="sm" role="status" className={classes.figures}>
        {t('scans.page', { page: shown + 1, pages: count })}
      </Text>
      <ActionIcon variant="default" size="input-sm" aria-label={t('scans.next')} onClick={() => go(1)}>
        <NextIcon size={16} aria-hidden />
      </ActionIcon>
    </>
  );
}

function ZoomTools({ view, onChange }: { view: ScanView; onChange: (view: ScanView) => void }) {
  const { t } = useTranslation('sheet');
  const shared = { variant: 'default', size: 'input-sm' } as const;
  return (
    <Group gap={4} ms="auto">
      <ActionIcon
        {...shared}
        aria-label={t('zoom.out')}
        title={t('zoom.out')}
        onClick={() => onChange(zoomedOut(view))}
      >
        <ZoomOutIcon size={18} aria-hidden />
      </ActionIcon>
      <Text size="sm" ta="center" miw={44} role="status" className={classes.figures}>
        {t('zoom.percent', { percent: view.percent })}
      </Text>
      <ActionIcon {...shared} aria-label={t('zoom.in')} title={t('zoom.in')} onClick={() => onChange(zoomedIn(view))}>
        <ZoomInIcon size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        {...shared}
        aria-label={t('zoom.fit')}
        title={t('zoom.fit')}
        onClick={() => onChange({ ...view, percent: 100 })}
      >
        <FitIcon size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon {...shared} aria-label={t('zoom.turn')} title={t('zoom.turn')} onClick={() => onChange(turned(view))}>
        <TurnIcon size={18} aria-hidden />
      </ActionIcon>
    </Group>
  );
}
