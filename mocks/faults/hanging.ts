/** The calls that a fault keeps waiting. They can be released together, so that nothing of an old plan answers later (W6.11). */
export type Hanging = ReturnType<typeof createHanging>;

export function createHanging() {
  const waiting = new Set<() => void>();

  return {
    /** Waits for a number of milliseconds, or forever. Resolves to false if it is released earlier. */
    wait: (milliseconds = Infinity): Promise<boolean> =>
      new Promise((resolve) => {
        let timer: ReturnType<typeof setTimeout> | undefined;
        const end = (isOver: boolean) => {
          clearTimeout(timer);
          waiting.delete(settled);
          resolve(isOver);
        };
        const settled = () => end(false);
        waiting.add(settled);
        if (milliseconds !== Infinity) timer = setTimeout(() => end(true), milliseconds);
      }),

    /** Releases all waiting calls. */
    settle(): void {
      for (const settled of waiting) settled();
    },
  };
}
