import { type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import type { FilesActor } from '#src/machines/files/files.ts';
import { StoredPicture } from '#src/views/files/stored-picture.tsx';
import type { ScanView } from './scan-view.ts';
import classes from './scan-pane.module.css';

interface Props {
  id: string;
  label: string;
  files: FilesActor;
  view: ScanView;
  scroller: { current: HTMLElement | null };
}

/** A scanned page in the chosen width, turned by quarters, and dragged by the mouse. Touch scrolls it natively. */
export function ScanPicture({ id, label, files, view: { percent, turns }, scroller }: Props) {
  /** The width of the scan in proportion to its height, as it was scanned. */
  const [ratio, setRatio] = useState<number | null>(null);
  const grip = useRef<{ x: number; y: number } | null>(null);
  const isOnSide = turns % 2 === 1;

  useSteadyCentre(scroller, percent);

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.pointerType !== 'mouse' || event.button !== 0) return;
    event.preventDefault();
    scroller.current?.focus({ preventScroll: true });
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = { x: event.clientX, y: event.clientY };
  };
  const onPointerMove = ({ clientX: x, clientY: y }: PointerEvent) => {
    if (!grip.current) return;
    scroller.current?.scrollBy(grip.current.x - x, grip.current.y - y);
    grip.current = { x, y };
  };
  const release = () => {
    grip.current = null;
  };
  return (
    <div
      className={classes.page}
      data-turned={ratio !== null || undefined}
      style={{ width: `${percent}%`, ...(ratio !== null && { aspectRatio: isOnSide ? 1 / ratio : ratio }) }}
      onLoadCapture={({ target }) => {
        if (target instanceof HTMLImageElement) setRatio(target.naturalWidth / target.naturalHeight);
      }}
      {...{ onPointerDown, onPointerMove }}
      onPointerUp={release}
      onPointerCancel={release}
    >
      <div
        className={classes.turning}
        style={{
          ...(ratio !== null && { width: isOnSide ? `${ratio * 100}%` : '100%' }),
          rotate: `${turns * 90}deg`,
        }}
      >
        <StoredPicture id={id} alt={label} files={files} />
      </div>
    </div>
  );
}

/** Keeps the centre of the pane in place while zooming. */
function useSteadyCentre(scroller: { current: HTMLElement | null }, percent: number) {
  const before = useRef(percent);
  useLayoutEffect(() => {
    const element = scroller.current;
    const growth = percent / before.current;
    before.current = percent;
    if (!element || growth === 1) return;
    const { clientWidth, clientHeight, scrollLeft, scrollTop } = element;
    const moved = (scrolled: number, size: number) => (scrolled + size / 2) * growth - size / 2;
    element.scrollTo(moved(scrollLeft, clientWidth), moved(scrollTop, clientHeight));
  }, [scroller, percent]);
}
