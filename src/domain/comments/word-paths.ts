import { commentsPath } from './paths.ts';

/** The watch words of the comments. */
export const wordsPath = `${commentsPath}/words`;

/** The office's wrong and forbidden words, which are granted with the watch words (decision 065). */
export const officeWordsPath = `${commentsPath}/officeWords`;
