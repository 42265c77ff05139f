/** Hidden pages (`page-box.tsx`) and their dialogs stay in the document. */
export const isHidden = (element: Element): boolean =>
  element.closest('[data-kept], [style*="display: none"]') !== null;

/** Whether a modal dialog waits for an answer. */
export const isModalOpen = (): boolean =>
  [...document.querySelectorAll('[aria-modal=true]')].some((dialog) => !isHidden(dialog));
