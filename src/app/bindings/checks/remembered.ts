/**
 * Remembers answers by a key for a time, and asks once however many wait for an answer. Null is no answer: it is asked again.
 */
export function remembered<Value>(lifetime: number) {
  const answers = new Map<string, { until: number; value: Promise<Value | null> }>();
  return {
    get(key: string, load: () => Promise<Value | null>): Promise<Value | null> {
      const known = answers.get(key);
      if (known && performance.now() < known.until) return known.value;
      const value = load().then(
        (answer) => {
          if (answer === null) answers.delete(key);
          return answer;
        },
        () => {
          answers.delete(key);
          return null;
        },
      );
      answers.set(key, { until: performance.now() + lifetime, value });
      return value;
    },
    forget: () => answers.clear(),
  };
}
