/** Requirements from a review of the user experience, unless another list has the id. */
export const reviewCases: Readonly<Record<string, string>> = {
  A5: 'a sheet counts as saved only when the server has all of it, behind any dialog',
  A6: 'desk, page, paper, file, map and statistics agree on a result, vetoes and reopened sheets included',
  B21: 'a rounded mean is marked with ≈, and points in one column have one number of decimals',
  B23: 'the timers of a page stop while its tab is hidden',
};
