/** The number of starts whose parts are kept. A page needs one; tests have several back-ends. */
const kept = 4;

/**
 * Computes a part of the seed once for each start: the moment, in milliseconds since 1970, to which all its times are relative
 * (decision 014). Parts use each other by this function, so each is computed only when it is needed.
 */
export function perStart<Part>(compute: (start: number) => Part): (start: number) => Part {
  const parts = new Map<number, Part>();
  return (start) => {
    if (!parts.has(start)) {
      parts.set(start, compute(start));
      for (const oldest of [...parts.keys()].slice(0, -kept)) parts.delete(oldest);
    }
    return parts.get(start) as Part;
  };
}
