/** Apart from the shapes, so that who needs only the path loads nothing else. */
export const commentsPath = '/comment/comment';
export const wordsPath = `${commentsPath}/words`;
