import { type ComponentType, useEffect, useState } from 'react';
import { createActor, fromPromise } from 'xstate';
import { fetchOwnWork } from '#src/api/profile.ts';
import { searchRecords } from '#src/api/search.ts';
import { loadTexts } from '#src/i18n/setup.ts';
import { type PaletteActor, paletteMachine } from '#src/machines/shell/palette.ts';
import type { PageWorld } from '#src/app/screen.ts';
import type { ShellDialogProps } from '#src/views/app-context.ts';
import { Palette } from '#src/views/palette/palette.tsx';

/** The number of recent records to find without a search. */
const mostRecent = 20;

/** The command palette. Each time it opens it starts its own machine, which ends with it. */
export async function createPalette({
  http,
  offers,
}: Pick<PageWorld, 'http' | 'offers'>): Promise<ComponentType<ShellDialogProps>> {
  await loadTexts('palette', 'consultations');
  const logic = paletteMachine.provide({
    guards: offers('search') ? {} : { isSearched: () => false },
    actors: {
      fetchRecent: fromPromise(({ signal }) => fetchOwnWork(http, mostRecent, signal)),
      searchRecords: fromPromise(({ input, signal }) => searchRecords(http, input, signal)),
    },
  });
  return function OpenPalette(props) {
    const [actor, setActor] = useState<PaletteActor | null>(null);
    useEffect(() => {
      const started = createActor(logic).start();
      setActor(started);
      return () => void started.stop();
    }, []);
    return actor && <Palette actor={actor} {...props} />;
  };
}
