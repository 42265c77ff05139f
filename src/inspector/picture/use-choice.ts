import { type KeyboardEvent, type RefObject, useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { StateShape } from '#src/inspector/shape/shape.ts';
import type { Layout } from './layout.ts';
import type { ViewControls } from './use-view.ts';

interface Options {
  /** All states of the machine, in the order of the source. */
  states: readonly StateShape[];
  /** The id of the outermost state. */
  root: string;
  layout: Layout | undefined;
  frame: RefObject<HTMLElement | null>;
  controls: ViewControls;
  onState: ((id: string) => void) | undefined;
}

/** Which state is chosen and which one Tab enters; both are brought into view. Keys move between states, or the picture. */
export function useChoice({ states, root, layout, frame, controls, onState }: Options) {
  const [choice, setChoice] = useState<string | null>(null);
  const [entered, setEntered] = useState<string | null>(null);
  const chosen = states.find(({ id }) => id === choice);
  const entrance = states.some(({ id }) => id === entered) ? (entered ?? '') : root;

  const revealState = (id: string | undefined): boolean => {
    const area = layout?.boxes.find((box) => box.id === id);
    if (area) controls.reveal({ ...area, height: area.contents.height });
    return area !== undefined;
  };

  const choose = useCallback(
    (id: string) => {
      setChoice(id);
      onState?.(id);
    },
    [onState],
  );

  const goTo = (id: string) => {
    if (!revealState(id)) return;
    setEntered(id);
    frame.current?.querySelector<HTMLElement>(`[data-state="${CSS.escape(id)}"]`)?.focus({ preventScroll: true });
  };

  // The details that open below make the window lower.
  const reveal = useEffectEvent((id: string | undefined, height: number) => {
    if (height > 0) revealState(id);
  });
  const { height } = controls.window;
  useEffect(() => reveal(chosen?.id, height), [chosen?.id, height]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const from = event.target instanceof HTMLElement ? event.target.dataset['state'] : undefined;
    const step = arrows[event.key];
    if (step && from !== undefined) {
      const next = states[states.findIndex(({ id }) => id === from) + step.next];
      if (next) goTo(next.id);
    } else if (step) controls.move(step);
    else if (event.key === '+' || event.key === '=') controls.zoom(1.25);
    else if (event.key === '-') controls.zoom(0.8);
    else if (event.key === '0') controls.fit();
    else return;
    event.preventDefault();
  };

  const close = () => {
    setChoice(null);
    if (chosen) goTo(chosen.id);
  };
  return { chosen, entrance, choose, close, setEntered, onKeyDown };
}

const arrows: Readonly<Record<string, { x: number; y: number; next: number }>> = {
  ArrowLeft: { x: 60, y: 0, next: -1 },
  ArrowUp: { x: 0, y: 60, next: -1 },
  ArrowRight: { x: -60, y: 0, next: 1 },
  ArrowDown: { x: 0, y: -60, next: 1 },
};
