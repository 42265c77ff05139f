import { type Colour, lighter, mix } from './moods.ts';
import { ellipse, rectangle } from './shapes.ts';
import type { Stage } from './stage.ts';

const wood: Colour = [196, 160, 122];

/** A plain ground with a disc of light, for things that are shown close. */
export function paintGround({ width, height, mood, paint }: Stage): void {
  paint(rectangle(0, 0, width, height), [lighter(mood.low, 0.35), mix(mood.low, mood.far, 0.3)]);
  paint(ellipse(width / 2, height / 2, height * 0.4), mix(mood.light, mood.far, 0.28), 0.6);
}

/** A table before a wall. */
export function paintTable({ width, height, mood, paint }: Stage): void {
  paint(rectangle(0, 0, width, height * 0.74), [mix(mood.high, mood.low, 0.4), mood.low]);
  const board = mix(wood, mood.far, 0.25);
  paint(rectangle(0, height * 0.74, width, height * 0.26), [lighter(board, 0.15), board]);
}
