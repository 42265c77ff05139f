import { array, nullable, object, safeParse, string } from 'valibot';
import { PathList } from '#src/api/endpoints/real-paths.ts';

/** The file beside the app by which its host says whether it forwards calls to a real server. `null` says that it does not. */
export const offerFile = 'mixed.json';

const Offer = nullable(object({ paths: array(string()), account: string() }));

/** What the host offers: the paths that a real server answers unless the tester chooses others, and the mock's account for it. */
export interface Offer {
  paths: readonly string[];
  account: string;
}

/** In the session storage, as text: the choice lasts as long as this browser tab. */
const chosenKey = 'mock-real-paths';

let offer: Offer | null = null;

/** Asks the host. Any answer but a readable offer leaves all calls to the mock. */
export async function loadOffer(): Promise<void> {
  const answer = await fetch(import.meta.env.BASE_URL + offerFile, { cache: 'no-cache' }).catch(() => null);
  const body: unknown = answer?.ok ? await answer.json().catch(() => null) : null;
  const read = safeParse(Offer, body);
  offer = read.success ? read.output : null;
}

/** Null if the host forwards nothing to a real server. */
export const currentOffer = (): Offer | null => offer;

/** The paths that the real server answers in this browser tab. */
export function realPaths(): readonly string[] {
  if (!offer) return [];
  const chosen = sessionStorage.getItem(chosenKey);
  if (chosen === null) return offer.paths;
  const read = safeParse(PathList, chosen);
  return read.success ? read.output : [];
}

/** Chooses other paths for this browser tab, and reloads the page. */
export function chooseRealPaths(paths: readonly string[]): void {
  sessionStorage.setItem(chosenKey, paths.join(','));
  location.reload();
}
