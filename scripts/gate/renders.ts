/** The parts of a React fiber that tell whether its component was rendered. */
export interface Fiber {
  tag: number;
  type: unknown;
  flags: number;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
}

declare global {
  interface Window {
    /** Renders of each component so far, if `watchRenders` ran before the page’s scripts. */
    renders: Record<string, number>;
  }
}

/**
 * Runs in the page before its scripts: counts the components that React renders, the way its developer tools find them. It is
 * one function, because its source is sent to the page.
 */
export function watchRenders() {
  /** Function, class, forwarded reference, memo, simple memo. */
  const components = new Set([0, 1, 11, 14, 15]);
  const performedWork = 1;
  const nameOf = (type: unknown): string => {
    const { name, displayName, render, type: inner } = type as Record<string, unknown>;
    const own = displayName ?? name;
    return typeof own === 'string' ? own || 'anonymous' : nameOf(render ?? inner ?? { name: '' });
  };
  const countIn = (fiber: Fiber, last: Fiber | null) => {
    if (components.has(fiber.tag) && (!last || (fiber.flags & performedWork) !== 0)) {
      const name = nameOf(fiber.type);
      renders[name] = (renders[name] ?? 0) + 1;
    }
    // React keeps the children of what it did not enter.
    if (last && fiber.child === last.child) return;
    for (let child = fiber.child; child; child = child.sibling) countIn(child, child.alternate);
  };
  const renders: Record<string, number> = {};
  globalThis.window.renders = renders;
  Object.assign(globalThis, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberUnmount() {},
      onCommitFiberRoot(_: unknown, { current }: { current: Fiber }) {
        countIn(current, current.alternate);
      },
    },
  });
}
