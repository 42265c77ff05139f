/** The usual reasons for hiding a comment, in the order of their keys from 1 on. Their texts are translated. */
export const usualReasons = ['ad', 'abuse', 'private', 'false', 'unrelated'] as const;
