/** States that mean the same in several machines. */
export const common = {
  unavailable: 'There is no such record for this person.',
  recalling: 'Looks for a draft of an earlier visit.',
  comparing: 'The save was refused: checks whether someone else has saved meanwhile.',
  conflict: 'Someone else saved: the person chooses theirs or mine.',
};
