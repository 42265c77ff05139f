/** States that mean the same in several machines. */
export const common = {
  recalling: 'Is there a draft of an earlier visit?',
  conflict: 'Somebody else saved: theirs or mine.',
};
