/**
 * How similar two comparable words are, from 0 to 1: a word within the other counts by its share of it, other words by their
 * common pairs of characters.
 */
export function similarity(one: string, other: string): number {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short === long) return 1;
  const isPart = short.length >= shortestPart(short) && long.includes(short);
  return Math.max(isPart ? 0.5 + (0.5 * short.length) / long.length : 0, commonPairs(short, long));
}

/** Two Chinese characters can be a word; two Latin letters occur in many words. */
const shortestPart = (word: string): number => (/^[\p{Script=Latin}\d]+$/u.test(word) ? 4 : 2);

/** The share of common pairs of neighbouring characters (Dice's coefficient). */
function commonPairs(one: string, other: string): number {
  const [pairs, others] = [pairsOf(one), pairsOf(other)];
  const common = pairs.filter((pair) => others.includes(pair)).length;
  return pairs.length + others.length === 0 ? 0 : (2 * common) / (pairs.length + others.length);
}

const pairsOf = (word: string): readonly string[] => [
  ...new Set(Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => word.slice(at, at + 2))),
];
