/** Apart from the shapes, so that modules that need only the path load nothing else. */
export const commentsPath = '/comment/comment';
export const wordsPath = `${commentsPath}/words`;
/** The office's wrong and forbidden words, beside the watch words and granted with them (decision 065). */
export const officeWordsPath = `${commentsPath}/officeWords`;
