/** The longest reason for publishing personal data or a forbidden word (decision 065), in UTF-16 units. */
export const longestReason = 500;
