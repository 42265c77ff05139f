/** For the button that has the focus when the dialog opens, and when it goes on to a phase with other buttons. */
export const focusFirst = (isFirst: boolean) => (isFirst ? { autoFocus: true, 'data-autofocus': true } : {});
