import { useMatches } from '#src/views/actors/use-snapshot.ts';
import { useApp } from '#src/views/app-context.ts';
import { LanguageSelect } from './language-select.tsx';
import { SizeSelect } from './size-select.tsx';

/** Language and size in the top bar. On small screens they are in the settings panel only (product 10.6). */
export function ViewTools() {
  const { layout } = useApp();
  if (useMatches(layout, 'mobile')) return null;
  return (
    <>
      <LanguageSelect />
      <SizeSelect />
    </>
  );
}
