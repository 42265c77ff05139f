import { useSelector } from '@xstate/react';
import { type LayoutActor, useApp } from '../app-context.ts';
import { LanguageSelect } from '../parts/language-select.tsx';
import { SizeSelect } from './size-select.tsx';

const selectIsMobile = (snapshot: ReturnType<LayoutActor['getSnapshot']>) => snapshot.matches('mobile');

/** Language and size in the top bar. On small screens they are in the settings panel only (product 10.6). */
export function ViewTools() {
  const { layout } = useApp();
  const mobile = useSelector(layout, selectIsMobile);
  if (mobile) return null;
  return (
    <>
      <LanguageSelect />
      <SizeSelect />
    </>
  );
}
