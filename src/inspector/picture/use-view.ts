import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Area, Point } from './layout.ts';
import { centred, fitted, focused, moved, revealed, type Size, type View, zoomed } from './view.ts';

export interface ViewControls {
  view: View;
  window: Size;
  zoom: (factor: number) => void;
  fit: () => void;
  move: (by: Point) => void;
  reveal: (area: Area) => void;
  centre: (area: Area) => void;
}

/**
 * The view of the chart. Until the person zooms or pans, it fits the window; a chart that would be too small to read
 * follows the active states instead.
 */
export function useView(
  frame: RefObject<HTMLElement | null>,
  picture: Size | undefined,
  active: Area | undefined,
): ViewControls {
  const [window, setWindow] = useState<Size>({ width: 0, height: 0 });
  const [chosen, setChosen] = useState<View | 'start' | 'whole'>('start');
  const view = typeof chosen === 'object' ? chosen : unchosen(chosen, picture, window, active);
  const last = useRef(view);
  useEffect(() => {
    last.current = view;
  });
  const change = useCallback((next: (view: View) => View) => {
    last.current = next(last.current);
    setChosen(last.current);
  }, []);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setWindow({ width: element.clientWidth, height: element.clientHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);

  useGestures(frame, change);

  return {
    view,
    window,
    zoom: (factor) => change((now) => zoomed(now, factor, { x: window.width / 2, y: window.height / 2 })),
    fit: () => setChosen('whole'),
    move: (by) => change((now) => moved(now, by)),
    reveal: (area) => {
      const next = revealed(last.current, area, window);
      // An area that is visible already leaves the view unchanged.
      if (next.x !== last.current.x || next.y !== last.current.y) change(() => next);
    },
    centre: (area) => change((now) => centred(area, window, Math.max(now.scale, 0.9))),
  };
}

/** Below this scale a fitted chart is too small to read. */
const legible = 0.6;

function unchosen(what: 'start' | 'whole', picture: Size | undefined, window: Size, active: Area | undefined): View {
  if (!picture || window.width === 0) return { x: 0, y: 0, scale: 1 };
  const whole = fitted(picture, window);
  if (what === 'whole' || whole.scale >= legible || !active) return whole;
  return focused(active, picture, window, 0.8);
}

/** The wheel pans, with Ctrl it zooms; one finger or button drags, two fingers pinch. */
function useGestures(frame: RefObject<HTMLElement | null>, change: (next: (view: View) => View) => void) {
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const fingers = new Map<number, Point>();
    let isDragging = false;
    const placeOf = (event: MouseEvent): Point => {
      const { left, top } = element.getBoundingClientRect();
      return { x: event.clientX - left, y: event.clientY - top };
    };
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const unit = event.deltaMode === 1 ? 16 : 1;
      const at = placeOf(event);
      if (event.ctrlKey || event.metaKey) change((now) => zoomed(now, zoomOf(event.deltaY * unit), at));
      else change((now) => moved(now, { x: -event.deltaX * unit, y: -event.deltaY * unit }));
    };
    const onDown = (event: PointerEvent) => {
      if (event.button > 1) return;
      fingers.set(event.pointerId, placeOf(event));
      isDragging = fingers.size > 1;
    };
    const onMove = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = placeOf(event);
      // A click may move a little; once the pointer is captured there is no click.
      if (!isDragging && Math.hypot(now.x - before.x, now.y - before.y) < 4) return;
      if (!isDragging) element.setPointerCapture(event.pointerId);
      isDragging = true;
      const [other] = [...fingers].flatMap(([id, point]) => (id === event.pointerId ? [] : [point]));
      fingers.set(event.pointerId, now);
      change((view) => (other ? pinched(view, other, before, now) : moved(view, minus(now, before))));
    };
    const onUp = (event: PointerEvent) => {
      fingers.delete(event.pointerId);
      isDragging = fingers.size > 0;
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    element.addEventListener('pointerdown', onDown);
    element.addEventListener('pointermove', onMove);
    const ends = ['pointerup', 'pointercancel', 'pointerleave'] as const;
    for (const end of ends) element.addEventListener(end, onUp);
    return () => {
      element.removeEventListener('wheel', onWheel);
      element.removeEventListener('pointerdown', onDown);
      element.removeEventListener('pointermove', onMove);
      for (const end of ends) element.removeEventListener(end, onUp);
    };
  }, [frame, change]);
}

/** A touchpad pinch sends small deltas, a wheel large ones. */
const zoomOf = (delta: number): number => Math.exp(Math.min(Math.max(delta, -30), 30) * -0.008);

const minus = (one: Point, other: Point): Point => ({ x: one.x - other.x, y: one.y - other.y });

const apart = (one: Point, other: Point): number => Math.max(Math.hypot(one.x - other.x, one.y - other.y), 1);

/** The point between the two fingers stays between them. */
const pinched = (view: View, rests: Point, before: Point, now: Point): View =>
  moved(
    zoomed(view, apart(now, rests) / apart(before, rests), {
      x: (rests.x + before.x) / 2,
      y: (rests.y + before.y) / 2,
    }),
    { x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 },
  );
