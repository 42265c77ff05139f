/** What must hold because a review of the user experience found that it did not, where no other list has the id. */
export const reviewCases: Readonly<Record<string, string>> = {
  A5: 'a sheet claims to be saved only when the server has all of it, whatever dialog is open',
  A6: 'desk, page, paper, file, map and statistics agree on a result, vetoes and reopened sheets included',
  B23: 'the timers of a page rest while its tab is hidden',
};
