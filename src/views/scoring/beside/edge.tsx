import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { defaultPreferences } from '#src/domain/looks/preferences.ts';
import { useApp } from '#src/views/app-context.ts';
import classes from './beside.module.css';

/** The least and the most share of the width, in percent. */
const least = 25;
const most = 60;
const step = 2;

/** A stored share may be any number. */
export const withinLimits = (share: number): number => Math.round(Math.min(Math.max(share || 0, least), most));

/** The edge of a pane, moved by mouse or arrow keys. Its place is stored when it is released. */
export function Edge({ label, share }: { label: string; share: number }) {
  const { preferences } = useApp();
  const [isDragged, setDragged] = useState(false);
  const keep = (wanted: number) =>
    preferences.send({ type: 'preference.choose', change: { paneShare: withinLimits(wanted) } });

  /** Only the style follows the pointer, so nothing is rendered on the way. */
  const follow = ({ currentTarget, clientX }: PointerEvent<HTMLDivElement>): number => {
    const columns = currentTarget.parentElement?.parentElement;
    if (!columns) return share;
    const { right, width } = columns.getBoundingClientRect();
    const wanted = withinLimits(((right - clientX) / width) * 100);
    columns.style.setProperty('--pane-share', `${wanted}%`);
    return wanted;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const wanted = { ArrowLeft: share + step, ArrowRight: share - step, Home: most, End: least }[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    keep(wanted);
  };
  return (
    <div
      className={classes.edge}
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={share}
      aria-valuemin={least}
      aria-valuemax={most}
      tabIndex={0}
      data-dragged={isDragged || undefined}
      onKeyDown={onKeyDown}
      onDoubleClick={() => keep(defaultPreferences.paneShare)}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged(true);
      }}
      onPointerMove={(event) => isDragged && follow(event)}
      onPointerUp={(event) => {
        if (!isDragged) return;
        setDragged(false);
        keep(follow(event));
      }}
      onPointerCancel={() => setDragged(false)}
    />
  );
}
