import { type RefObject, useLayoutEffect } from 'react';
import type { Finding } from '#src/domain/checks/finding.ts';
import { markFindings, whenWanted } from '#src/views/rich/marks/requests.ts';
import { isTextField, markText } from './text-marks.ts';

/** Underlines the findings in the text fields and formatted texts of the form that contains the element. */
export function useMarks(element: RefObject<HTMLElement | null>, findings: readonly Finding[] | null) {
  useLayoutEffect(() => {
    const form = element.current?.closest('form');
    if (!form || !findings) return undefined;
    let erasers: (() => void)[] = [];
    const erase = () => {
      for (const one of erasers) one();
    };
    const draw = () => {
      erase();
      erasers = [...form.querySelectorAll<HTMLElement>('[data-path]')].map((field) => {
        const own = findings.filter((finding) => finding.field === field.dataset['path']);
        if (isTextField(field)) return markText(field, own);
        markFindings(field, own);
        return () => undefined;
      });
    };
    draw();
    const stop = whenWanted(form, draw);
    return () => {
      stop();
      erase();
    };
  }, [element, findings]);
}
