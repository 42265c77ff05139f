import { ColorInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { presetColours } from '#src/domain/looks/preset-colours.ts';
import { readColour } from '#src/domain/looks/theme-colour.ts';
import { useApp } from '#src/views/app-context.ts';
import classes from './colour-choice.module.css';

/** The theme colour: a preset or any other colour. Its shades are computed so that text stays legible. */
export function ColourChoice({ colour }: { colour: string }) {
  const { t } = useTranslation('settings');
  const { preferences } = useApp();
  const choose = (text: string) => preferences.send({ type: 'colour.choose', text });
  // The typed text, possibly the short form of a colour, and the full form of that colour.
  const [typed, setTyped] = useState<{ text: string; from: string } | null>(null);
  return (
    <fieldset className={classes.choice}>
      <legend>{t('settings.theme')}</legend>
      <div className={classes.presets}>
        {presetColours.map((preset) => (
          <label
            key={preset.name}
            className={classes.preset}
            style={{ background: preset.colour }}
            title={t(`colour.${preset.name}`)}
          >
            <input
              type="radio"
              name="themeColour"
              aria-label={t(`colour.${preset.name}`)}
              checked={preset.colour === colour}
              onChange={() => choose(preset.colour)}
            />
          </label>
        ))}
      </div>
      <ColorInput
        label={t('settings.otherColour')}
        format="hex"
        value={typed?.from === colour ? typed.text : colour}
        onChange={(text) => {
          setTyped({ text, from: readColour(text) ?? colour });
          choose(text);
        }}
        onBlur={() => setTyped(null)}
        fixOnBlur={false}
        withEyeDropper={false}
        // Inside the panel, so that it does not cover the lines below.
        popoverProps={{ withinPortal: false }}
        classNames={{ dropdown: classes.picker ?? '' }}
        styles={{ label: { fontWeight: 400 } }}
      />
    </fieldset>
  );
}
