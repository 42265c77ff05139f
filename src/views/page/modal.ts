/** Whether a modal dialog waits for an answer. Those of hidden pages stay in the document, without a display. */
export const isModalOpen = (): boolean =>
  [...document.querySelectorAll('[aria-modal=true]')].some((dialog) => !dialog.closest('[style*="display: none"]'));
