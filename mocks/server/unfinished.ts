/**
 * Thrown by a resolver that prepares an answer in memory, when that takes longer than a page may stall. The call is carried out
 * again, as often as needed, after the page has done what was waiting.
 */
export class Unfinished extends Error {}
