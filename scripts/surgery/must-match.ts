/** Collects which targets of a build step were found, so that the step fails when an upgrade has moved one of them. */
export function mustMatch(step: string, targets: readonly string[]) {
  const missing = new Set(targets);
  return {
    found: (target: string): void => void missing.delete(target),
    /** To be called when the build has read all modules. */
    check(): void {
      if (missing.size > 0)
        throw new Error(
          `${step}: no module matches ${[...missing].join(', ')}. The library has changed: adapt the step or remove it.`,
        );
    },
  };
}
