/** The props of the button that gets the focus when the dialog opens, and when a phase with other buttons begins. */
export const focusFirst = (isFirst: boolean) => (isFirst ? { autoFocus: true, 'data-autofocus': true } : {});
