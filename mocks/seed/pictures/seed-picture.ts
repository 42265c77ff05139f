import type { ContentRecord } from '#src/domain/content/record.ts';
import { textOf } from '#src/domain/content/record.ts';
import { fingerprint } from '#mocks/shared/fingerprint.ts';
import { createChance } from '#mocks/seed/shared/random.ts';
import { createCanvas } from './canvas.ts';
import { moodOf } from './moods.ts';
import { toPng } from './png.ts';
import { sceneOf } from './scene-of.ts';
import { stageOn } from './stage.ts';

/** The field for a record's picture: `picture` of a slide, `cover` of anything else, null where there is none. */
export const pictureField = (record: ContentRecord) =>
  (['picture', 'cover'] as const).find((name) => Object.hasOwn(record, name)) ?? null;

/**
 * The record with the name of its picture, which is made from its type and id. What is not online has no cover, nor has the
 * first record of a type, so that publishing them warns; a slide always has its picture, which is required.
 */
export function pictured(path: string, record: ContentRecord): ContentRecord {
  const field = pictureField(record);
  if (!field || (field === 'cover' && (record.status !== 'online' || record.id === '1'))) return record;
  return { ...record, [field]: `${path.slice(path.lastIndexOf('/') + 1)}-${record.id}` };
}

/** Draws the picture of a seeded record. The same record always has the same picture, and no other has it. */
export function drawPicture(path: string, record: ContentRecord): Uint8Array<ArrayBuffer> {
  const chance = createChance(Number.parseInt(fingerprint(`${path} ${record.id}`).slice(0, 8), 16));
  const canvas = path === '/basic/carousel' ? createCanvas(960, 360) : createCanvas(720, 405);
  sceneOf(path, record, chance)(stageOn(canvas, moodOf(textOf(record, 'season'), chance), chance));
  return toPng(canvas);
}
