import type { ReadingsOf } from '#src/domain/search.ts';

/** The characters of a title that the pattern compares. More would make it long, since a letter can begin several readings. */
const compared = 4;

/**
 * A pattern that finds every place where letters can begin to spell a title in pinyin (`isSpelledBy`), and few others. Null if no
 * title of these characters is spelled like this.
 */
export function spellingOf(letters: string, characters: ReadonlySet<string>, readingsOf: ReadingsOf): RegExp | null {
  const spoken = [...characters].map((character) => ({ character, sounds: [character, ...readingsOf(character)] }));
  const pattern = patternOf(letters.replaceAll(/['’\s]/g, ''), spoken, compared);
  return pattern === null ? null : new RegExp(pattern, 'g');
}

interface Spoken {
  character: string;
  sounds: readonly string[];
}

function patternOf(letters: string, spoken: readonly Spoken[], most: number): string | null {
  /** The characters that can take so many letters. */
  const byLength = new Map<number, Set<string>>();
  for (const { character, sounds } of spoken)
    for (const length of sounds.flatMap((sound) => takenBy(sound, letters)))
      byLength.set(length, (byLength.get(length) ?? new Set()).add(character));
  const branches = [...byLength].flatMap(([length, characters]) => {
    const first = `[${[...characters].map(escaped).join('')}]`;
    if (length === letters.length || most === 1) return first;
    const rest = patternOf(letters.slice(length), spoken, most - 1);
    return rest === null ? [] : `${first}[^\\S\\n]*${rest}`;
  });
  return branches.length === 0 ? null : `(?:${branches.join('|')})`;
}

/** How many of the letters a character with this sound can stand for: its initial, all of it, or all letters that are left. */
function takenBy(sound: string, letters: string): readonly number[] {
  if (sound.startsWith(letters)) return [letters.length];
  if (sound[0] !== letters[0]) return [];
  return letters.startsWith(sound) ? [1, sound.length] : [1];
}

const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
