// Blanks that `trim` leaves alone: zero-width characters and joiners, as pasted from documents and chats.
const edges = /^[\s\u200b-\u200d\u2060\ufeff]+|[\s\u200b-\u200d\u2060\ufeff]+$/g;

/** The user name as login sends it: trimmed, full-width and zero-width blanks too (product 5, fault A13). A role's name, likewise. */
export const trimUserName = (typed: string): string => typed.replace(edges, '');
