/**
 * Thrown by a resolver that prepares an answer in memory, when that takes longer than a page may stall. The call is carried out once
 * more, after the page did what was waiting.
 */
export class Unfinished extends Error {}
