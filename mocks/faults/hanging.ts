/** Calls that wait because of a fault. They can all be settled at once, so that nothing of an old plan answers later (W6.11). */
export type Hanging = ReturnType<typeof createHanging>;

export function createHanging() {
  const waiting = new Set<() => void>();

  return {
    /** Waits for so many milliseconds, or for ever. Answers false when it was settled sooner. */
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

    /** Lets all that wait go on at once. */
    settle(): void {
      for (const settled of waiting) settled();
    },
  };
}
