import { pinyin } from 'pinyin-pro';
import { createReadings } from '#src/domain/search.ts';

/** All readings of a Chinese character, without tones; none for other characters. The dictionary is a separate chunk. */
export const readingsOf = createReadings((character) =>
  pinyin(character, { type: 'array', toneType: 'none', multiple: true }),
);
