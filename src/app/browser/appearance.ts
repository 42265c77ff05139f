import type { Preferences } from '#src/domain/looks/preferences.ts';
import { brandColour } from '#src/domain/looks/theme-colour.ts';
import { imported } from '#src/i18n/import-afresh.ts';

const shadeNames = Array.from({ length: 10 }, (_, index) => `--mantine-color-accent-${index}`);

let wanted = '';

/**
 * Colour and size on the document, where the style sheets find them: no component is drawn again, so nothing that was typed
 * is lost, and they are there before the first screen is. The colour scheme is Mantine's to set. The brand's shades are
 * those of the theme; how others are made is loaded by whoever has another.
 */
export async function applyAppearance({ colour, size }: Preferences): Promise<void> {
  const { dataset, style } = document.documentElement;
  dataset['controlSize'] = size;
  wanted = colour;
  if (colour === brandColour) {
    for (const name of shadeNames) style.removeProperty(name);
    return;
  }
  // Without it the app looks as it does by default.
  const made = await imported(() => import('#src/domain/looks/theme-shades.ts')).catch(() => null);
  if (!made || wanted !== colour) return;
  const shades = made.shadesOf(colour);
  for (const [index, name] of shadeNames.entries()) style.setProperty(name, shades[index] ?? colour);
}
