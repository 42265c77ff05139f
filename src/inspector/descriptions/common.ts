/** States that mean the same in several machines. */
export const common = {
  unavailable: 'There is no such record for this person.',
  recalling: 'Is there a draft of an earlier visit?',
  comparing: 'The save was refused: has somebody else saved meanwhile?',
  conflict: 'Somebody else saved: theirs or mine.',
};
