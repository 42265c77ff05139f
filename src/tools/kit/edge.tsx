import type { PointerEvent } from 'react';
import classes from './kit.module.css';

interface Props {
  label: string;
  height: number;
  lowest: number;
  /** What the height would be with the edge there, in pixels from the upper end of the window. */
  heightAt: (top: number) => number;
  onHeight: (height: number) => void;
}

const step = 40;

/** The upper edge of a part of the tools: the mouse moves it, or the arrow keys. */
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
        // What is too high for its place is drawn lower.
        const drawn = currentTarget.parentElement?.offsetHeight || height;
        if (key === 'ArrowUp') change(drawn + step);
        if (key === 'ArrowDown') change(drawn - step);
      }}
    />
  );
}
