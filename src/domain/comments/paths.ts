/** Apart from the shapes, so that modules that need only the path load nothing else. */
export const commentsPath = '/comment/comment';
