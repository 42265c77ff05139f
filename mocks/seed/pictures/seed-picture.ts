import type { ContentRecord } from '#src/domain/content/record.ts';
import { textOf } from '#src/domain/content/record.ts';
import { fingerprint } from '#mocks/shared/fingerprint.ts';
import { createChance } from '#mocks/seed/shared/random.ts';
import { createCanvas } from './canvas.ts';
import { moodOf } from './moods.ts';
import { toPng } from './png.ts';
import { sceneOf } from './scene-of.ts';
import { stageOn } from './stage.ts';

/** Draws the picture of a seeded record. The same record always has the same picture, and no other has it. */
export function drawPicture(path: string, record: ContentRecord): Uint8Array<ArrayBuffer> {
  const chance = createChance(Number.parseInt(fingerprint(`${path} ${record.id}`).slice(0, 8), 16));
  const canvas = path === '/basic/carousel' ? createCanvas(960, 360) : createCanvas(720, 405);
  sceneOf(path, record, chance)(stageOn(canvas, moodOf(textOf(record, 'season'), chance), chance));
  return toPng(canvas);
}
