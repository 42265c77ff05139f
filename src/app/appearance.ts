import type { Preferences } from '#src/domain/preferences.ts';
import { brandColour, shadesOf } from '#src/domain/theme-colour.ts';

/**
 * Colour and size on the document, where the style sheets find them: no component is drawn again, so nothing that was typed
 * is lost, and they are there before the first screen is. The colour scheme is Mantine's to set.
 */
export function applyAppearance({ colour, size }: Preferences): void {
  const { dataset, style } = document.documentElement;
  dataset['controlSize'] = size;
  for (const [index, shade] of shadesOf(colour).entries()) {
    const name = `--mantine-color-accent-${index}`;
    // The brand's shades are those of the theme.
    if (colour === brandColour) style.removeProperty(name);
    else style.setProperty(name, shade);
  }
}
