// `trim` leaves zero-width characters and joiners, which people paste from documents and chats.
const edges = /^[\s\u200b-\u200d\u2060\ufeff]+|[\s\u200b-\u200d\u2060\ufeff]+$/g;

/** Trims a user name or role name, including full-width and zero-width spaces (product 5, fault A13). */
export const trimUserName = (typed: string): string => typed.replace(edges, '');
