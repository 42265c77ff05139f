/** What must hold because a review of the user experience found that it did not, where no other list has the id. */
export const reviewCases: Readonly<Record<string, string>> = {
  B23: 'the timers of a page rest while its tab is hidden',
};
