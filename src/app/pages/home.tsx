import { loadTexts } from '#src/i18n/setup.ts';
import { HomeScreen } from '#src/views/home/home-screen.tsx';
import type { PageWorld, Screen } from '../screen.ts';
import { bindRecentWork } from './own-work.ts';

/** More than the home page shows: what is not granted any more is left out of it. */
const fetchedRecords = 40;

/** The home page: shortcuts and the person's own latest work (decision 17). */
export async function createHomeScreen({ http }: PageWorld): Promise<Screen> {
  await loadTexts('home', 'content');
  return { Component: HomeScreen, logic: bindRecentWork(http, fetchedRecords) };
}
