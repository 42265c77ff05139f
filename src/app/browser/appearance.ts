import type { Preferences } from '#src/domain/looks/preferences.ts';
import { brandColour } from '#src/domain/looks/theme-colour.ts';
import { imported } from '#src/i18n/import-afresh.ts';
import { isStorageNewer } from './storage-version.ts';

const shadeNames = Array.from({ length: 10 }, (_, index) => `--mantine-color-accent-${index}`);

let wanted = '';

/**
 * Writes colour and size to the document, where the style sheets read them. So no component renders again, no typed
 * text is lost, and the first screen already has them. Mantine sets the colour scheme. The theme contains the shades of
 * the brand colour; the code that computes others is loaded only for another colour.
 */
export async function applyAppearance({ colour, size }: Preferences): Promise<void> {
  const { dataset, style } = document.documentElement;
  dataset['controlSize'] = size;
  wanted = colour;
  if (colour === brandColour) {
    for (const name of shadeNames) style.removeProperty(name);
    return;
  }
  // If it cannot be loaded, the app keeps its default colour.
  const made = await imported(() => import('#src/domain/looks/theme-shades.ts')).catch(() => null);
  if (!made || wanted !== colour) return;
  const shades = made.shadesOf(colour);
  const named = Object.fromEntries(shadeNames.map((name, index) => [name, shades[index] ?? colour]));
  for (const [name, shade] of Object.entries(named)) style.setProperty(name, shade);
  keepForNextTime({ of: colour, are: named });
}

/** index.html applies them before the first paint. */
function keepForNextTime(shades: object) {
  if (isStorageNewer()) return;
  try {
    localStorage.setItem('shades', JSON.stringify(shades));
  } catch {
    // Then the colour appears a moment later.
  }
}
