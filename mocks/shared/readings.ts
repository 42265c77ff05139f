import { pinyin } from 'pinyin-pro';
import { createReadings } from '#src/domain/search.ts';

/** The readings of Chinese characters, for searches by pinyin. */
export const readingsOf = createReadings((character) =>
  pinyin(character, { type: 'array', toneType: 'none', multiple: true }),
);
