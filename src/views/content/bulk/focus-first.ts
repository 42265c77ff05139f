/** Has the focus when the dialog opens, and when it goes on to another phase, whose buttons are others. */
export const focusFirst = (isFirst: boolean) => (isFirst ? { autoFocus: true, 'data-autofocus': true } : {});
