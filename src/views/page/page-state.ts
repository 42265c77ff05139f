import { createContext, useCallback, useContext, useState } from 'react';

/** What a page keeps beside its machine, by name. */
export type PageMemory = Map<string, unknown>;

const memories = new WeakMap<object, PageMemory>();

/** The memory of whatever lives as long as the page: its actor. */
export function pageMemoryOf(page: object): PageMemory {
  const memory = memories.get(page) ?? new Map();
  memories.set(page, memory);
  return memory;
}

const PageMemoryContext = createContext<PageMemory | null>(null);

export const PageMemoryProvider = PageMemoryContext.Provider;

function usePageMemory(): PageMemory {
  const memory = useContext(PageMemoryContext);
  if (!memory) throw new Error('what a page keeps belongs inside a page');
  return memory;
}

/**
 * A state that lives as long as the page, not as its drawing: a page that is drawn anew, after a crash or because many
 * others were used since, finds what somebody typed, chose or folded and no machine knows. The name is its own on the page;
 * secrets have no place in it.
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

/** A ref that lives as long as the page. */
export function usePageRef<Value>(name: string, initial: Value): { current: Value } {
  const memory = usePageMemory();
  const [ref] = useState(() => {
    const kept = (memory.get(name) as { current: Value } | undefined) ?? { current: initial };
    memory.set(name, kept);
    return kept;
  });
  return ref;
}
