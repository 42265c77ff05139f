import { type CSSProperties, startTransition, useEffect, useState } from 'react';
import { SampleHeading, SampleTable } from './sample-list.tsx';
import { SampleMenu } from './sample-menu.tsx';

interface Props {
  /** Runs a function when the browser is idle, and returns one that cancels it. */
  whenIdle: (run: () => void) => () => void;
  onEnd: () => void;
}

/**
 * Draws samples of what every page consists of, unseen, while the login page is idle: so the browser has compiled their code,
 * opened their fonts and resolved their styles before somebody waits for them. One sample at a time, in short tasks
 * (decision 051).
 */
export function Rehearsal({ whenIdle, onEnd }: Props) {
  const [count, setCount] = useState(1);
  useEffect(() => {
    let cancel = () => {};
    // The next frame lays out the latest sample.
    const frame = requestAnimationFrame(() => {
      cancel = whenIdle(() => startTransition(() => (count < samples.length ? setCount(count + 1) : onEnd())));
    });
    return () => {
      cancelAnimationFrame(frame);
      cancel();
    };
  }, [count, whenIdle, onEnd]);
  return (
    <div style={unseen} aria-hidden inert>
      {samples.slice(0, count).map(([name, Sample]) => (
        <Sample key={name} />
      ))}
    </div>
  );
}

const samples = [
  ['menu', SampleMenu],
  ['heading', SampleHeading],
  ['table', SampleTable],
] as const;

/** Laid out like a page, without an effect on the visible one. */
const unseen: CSSProperties = {
  position: 'fixed',
  inset: 0,
  zIndex: -1,
  overflow: 'hidden',
  contain: 'strict',
  visibility: 'hidden',
};
