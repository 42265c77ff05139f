import type { ComponentType } from 'react';
import { loadTexts } from '#src/i18n/setup.ts';
import { late } from '#src/views/late/late.tsx';

/** A paper from another chunk, with the texts of the page numbers (`paper.tsx`). */
export const latePaper = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  late<Props>(async () => (await Promise.all([load(), loadTexts('sheet')]))[0]);
