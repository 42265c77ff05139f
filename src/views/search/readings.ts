import { pinyin } from 'pinyin-pro';

const known = new Map<string, readonly string[]>();

/**
 * All readings of a Chinese character, without tones; none for other characters. The dictionary is a separate chunk.
 */
export function readingsOf(character: string): readonly string[] {
  const readings = known.get(character) ?? readingsInDictionary(character);
  known.set(character, readings);
  return readings;
}

function readingsInDictionary(character: string): readonly string[] {
  if (!/^\p{Script=Han}$/u.test(character)) return [];
  const readings = pinyin(character, { type: 'array', toneType: 'none', multiple: true });
  // ü has no key: people type v for it, or u.
  return [
    ...new Set(
      readings.flatMap((reading) =>
        reading.includes('ü') ? [reading.replace('ü', 'v'), reading.replace('ü', 'u')] : [reading],
      ),
    ),
  ];
}
