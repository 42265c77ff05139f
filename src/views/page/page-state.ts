import { createContext, useCallback, useContext, useState } from 'react';

/** The state of a page outside of its machine, by name. */
export type PageMemory = Map<string, unknown>;

const memories = new WeakMap<object, PageMemory>();

/** The memory of a page, which lives as long as the page's actor. */
export function pageMemoryOf(page: object): PageMemory {
  const memory = memories.get(page) ?? new Map();
  memories.set(page, memory);
  return memory;
}

const PageMemoryContext = createContext<PageMemory | null>(null);

export const PageMemoryProvider = PageMemoryContext.Provider;

function usePageMemory(): PageMemory {
  const memory = useContext(PageMemoryContext);
  if (!memory) throw new Error('usePageState and usePageRef belong inside a page');
  return memory;
}

/**
 * A `useState` that lives as long as the page. When the page is mounted again, after a crash or because it was evicted,
 * it restores the typed text, choices and folds that no machine holds. Each name is used once per page. It must not
 * contain secrets.
 */
export function usePageState<Value>(name: string, initial: Value): [Value, (value: Value) => void] {
  const memory = usePageMemory();
  const [value, setValue] = useState(() => (memory.has(name) ? (memory.get(name) as Value) : initial));
  const set = useCallback(
    (next: Value) => {
      memory.set(name, next);
      setValue(() => next);
    },
    [memory, name],
  );
  return [value, set];
}

/** A `useRef` that lives as long as the page. */
export function usePageRef<Value>(name: string, initial: Value): { current: Value } {
  const memory = usePageMemory();
  const [ref] = useState(() => {
    const kept = (memory.get(name) as { current: Value } | undefined) ?? { current: initial };
    memory.set(name, kept);
    return kept;
  });
  return ref;
}
