import type { PointerEvent } from 'react';
import classes from './kit.module.css';

interface Props {
  label: string;
  height: number;
  lowest: number;
  /** The height for an edge at this distance in pixels from the top of the window. */
  heightAt: (top: number) => number;
  onHeight: (height: number) => void;
}

const step = 40;

/** The upper edge of a part of the tools, moved by mouse or arrow keys. */
export function Edge({ label, height, lowest, heightAt, onHeight }: Props) {
  const change = (wanted: number) => onHeight(Math.round(Math.max(wanted, lowest)));
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) change(heightAt(event.clientY));
  };
  return (
    <div
      className={classes.edge}
      role="separator"
      aria-orientation="horizontal"
      aria-label={label}
      aria-valuenow={height}
      aria-valuemin={lowest}
      tabIndex={0}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onKeyDown={({ key, currentTarget }) => {
        // A height beyond the available space is rendered lower.
        const drawn = currentTarget.parentElement?.offsetHeight || height;
        if (key === 'ArrowUp') change(drawn + step);
        if (key === 'ArrowDown') change(drawn - step);
      }}
    />
  );
}
