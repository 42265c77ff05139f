import type { Point } from './canvas.ts';
import { type Colour, mix } from './moods.ts';
import { conifer, leaf } from './shapes.ts';
import type { Stage } from './stage.ts';

/** A conifer or leaves in a disc. */
export function paintEmblem(
  { chance, mood, paint }: Stage,
  place: (points: readonly Point[]) => Point[],
  x: number,
  y: number,
  radius: number,
  colour: Colour,
): void {
  if (chance.happens(50)) {
    const sizes = chance.happens(50) ? [0.9, 1.45, 1.05] : [1.1, 1.4];
    for (const [index, size] of sizes.entries())
      paint(
        place(conifer(x + (index - (sizes.length - 1) / 2) * radius * 0.5, y + radius * 0.68, radius * size)),
        mix(colour, mood.far, index === 1 ? 0 : 0.25),
      );
    return;
  }
  const count = chance.between(3, 7);
  for (let index = 0; index < count; index++) {
    const turn = -Math.PI / 2 + (index - (count - 1) / 2) * (3.4 / count);
    paint(
      place(leaf(x, y + radius * 0.45, radius * 1.05, radius * 0.38, turn)),
      mix(colour, mood.far, index % 2 === 0 ? 0.05 : 0.3),
    );
  }
}
