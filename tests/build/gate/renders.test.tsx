// @vitest-environment jsdom
import { act, forwardRef, memo, type ReactNode, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { watchRenders } from '#scripts/gate/renders.ts';

afterEach(() => {
  Reflect.deleteProperty(globalThis, '__REACT_DEVTOOLS_GLOBAL_HOOK__');
  vi.resetModules();
});

test('components that React renders are counted, and those that it passes over are not', async () => {
  watchRenders();
  // React looks for what watches it when it is loaded.
  vi.resetModules();
  const { createRoot } = await import('react-dom/client');
  const Kept = () => <i />;
  const Steady = memo(() => <b />);
  Steady.displayName = 'Steady';
  const Given = forwardRef<HTMLElement, { children: ReactNode }>(function Given({ children }, ref) {
    return <u ref={ref}>{children}</u>;
  });
  const Counter = ({ children }: { children: ReactNode }) => {
    const [value, setValue] = useState(0);
    return (
      <>
        <button onClick={() => setValue(value + 1)}>more</button>
        {children}
        <Steady />
        <Given>{value}</Given>
      </>
    );
  };
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  act(() =>
    root.render(
      <Counter>
        <Kept />
      </Counter>,
    ),
  );
  expect(globalThis.window.renders).toEqual({ Counter: 1, Kept: 1, Steady: 1, Given: 1 });
  act(() => host.querySelector('button')?.click());
  expect(globalThis.window.renders).toEqual({ Counter: 2, Kept: 1, Steady: 1, Given: 2 });
  act(() => root.unmount());
  host.remove();
});
