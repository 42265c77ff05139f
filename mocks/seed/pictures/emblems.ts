/** The emblem of a content type, after its icon in the menu, and the hue of its covers in degrees. */
export interface Emblem {
  hue: number;
  /** Strokes on a square of 24: `M` begins one, `L` adds lines, `Q` a curve, and `O x y r` is a circle. */
  strokes: string;
}

const leaf: Emblem = { hue: 150, strokes: 'M5 21 Q7 14 13 10 M8 17 Q20 18 20 4 L15 4 Q4 4 4 13 Q4 16 8 17' };

const emblems: Readonly<Record<string, Emblem>> = {
  '/home/scienceKnowledge': {
    hue: 138,
    strokes: 'M12 6 Q7 3 3 6 L3 19 Q7 16 12 19 Q17 16 21 19 L21 6 Q17 3 12 6 L12 19',
  },
  '/home/informationCenter': {
    hue: 210,
    strokes:
      'M16 6 L20 6 L20 18 Q20 20 18 20 L6 20 Q4 20 4 18 L4 4 L16 4 L16 18 Q16 20 18 20 M8 8 L12 8 M8 12 L12 12 M8 16 L12 16',
  },
  '/home/scienceJourney': {
    hue: 172,
    strokes:
      'M5 18 L5 12 Q5 6 12 6 Q19 6 19 12 L19 18 Q19 21 16 21 L8 21 Q5 21 5 18 M10 6 L10 3 L14 3 L14 6 M9 21 L9 16 L15 16 L15 21 M11 10 L13 10',
  },
  '/home/excellentCourses': {
    hue: 248,
    strokes: 'M22 9 L12 5 L2 9 L12 13 L22 9 L22 15 M6 11 L6 16 Q12 20 18 16 L18 11',
  },
  '/basic/scenicSpots': { hue: 192, strokes: 'M2 20 L9 5 L13 13 L15 10 L22 20 L2 20 M6 12 L9 14 L12 11' },
  '/basic/hotels': {
    hue: 28,
    strokes: 'M3 21 L21 21 M5 21 L5 7 L13 3 L13 21 M19 21 L19 11 L13 7 M9 9 L9 9 M9 13 L9 13 M9 17 L9 17',
  },
  '/basic/restaurants': {
    hue: 14,
    strokes: 'M19 3 L19 21 M19 15 L14 15 Q14 6 19 3 M8 12 L8 21 M5 3 L5 8 Q5 12 8 12 Q11 12 11 8 L11 3 M8 3 L8 8',
  },
  '/business/guestRooms': { hue: 262, strokes: 'M3 6 L3 18 M21 18 L21 11 L10 11 L10 15 M3 15 L21 15 O6.5 11 1.5' },
  '/business/food': {
    hue: 44,
    strokes: 'M4 11 L20 11 Q20 16 15 18 L15 20 L9 20 L9 18 Q4 16 4 11 M12 4 Q10 6 12 8 M16 4 Q14 6 16 8 M8 4 Q6 6 8 8',
  },
  '/business/destinations': { hue: 350, strokes: 'M12 21 Q4 14 4 10 Q4 3 12 3 Q20 3 20 10 Q20 14 12 21 O12 10 3' },
  '/service/strategies': {
    hue: 85,
    strokes: 'O5 19 2 O19 5 2 M11 19 L15 19 Q19 19 19 15 Q19 12 15 12 L9 12 Q5 12 5 8 Q5 5 9 5 L13 5',
  },
  '/service/activities': {
    hue: 320,
    strokes: 'M4 6 L20 6 L20 20 L4 20 L4 6 M16 3 L16 6 M8 3 L8 6 M4 11 L20 11 M9 15 L12 15 L12 17 L9 17 L9 15',
  },
};

/** The emblem of a content type. Slides of the carousel have the leaf of the platform. */
export const emblemOf = (path: string): Emblem => emblems[path] ?? leaf;

export type Line = readonly [x1: number, y1: number, x2: number, y2: number];

/** Breaks strokes into straight lines. */
export function linesOf(strokes: string): Line[] {
  const lines: Line[] = [];
  let [x, y] = [0, 0];
  const lineTo = (toX: number, toY: number) => {
    lines.push([x, y, toX, toY]);
    [x, y] = [toX, toY];
  };
  for (const [, command, numbers = ''] of strokes.matchAll(/([MLQO])([^MLQO]+)/g)) {
    const [a = 0, b = 0, c = 0, d = 0] = numbers.trim().split(' ').map(Number);
    if (command === 'M') [x, y] = [a, b];
    if (command === 'L') lineTo(a, b);
    if (command === 'Q') {
      const [fromX, fromY] = [x, y];
      for (let t = 1; t <= 10; t++) lineTo(bend(fromX, a, c, t / 10), bend(fromY, b, d, t / 10));
    }
    if (command === 'O') {
      [x, y] = [a + c, b];
      for (let turn = 1; turn <= 16; turn++)
        lineTo(a + c * Math.cos((turn * Math.PI) / 8), b + c * Math.sin((turn * Math.PI) / 8));
    }
  }
  return lines;
}

const bend = (from: number, control: number, to: number, t: number) =>
  (1 - t) ** 2 * from + 2 * t * (1 - t) * control + t ** 2 * to;
