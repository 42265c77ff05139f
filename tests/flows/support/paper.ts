import { act, waitFor } from '@testing-library/react';

/** Prints by Ctrl+P, and returns the paper; its chunk may still load. */
export const onPaper = (): Promise<HTMLElement> =>
  waitFor(() => {
    act(() => void dispatchEvent(new KeyboardEvent('keydown', { key: 'Control' })));
    act(() => void dispatchEvent(new Event('beforeprint')));
    const paper = document.querySelector<HTMLElement>('body > .paper');
    if (!paper) throw new Error('there is no paper');
    return paper;
  });
