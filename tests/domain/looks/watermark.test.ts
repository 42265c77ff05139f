import { expect, test } from 'vitest';
import { watermarkTile } from '#src/domain/looks/watermark.ts';

test('the tile of the watermark has both lines, whatever a name contains', () => {
  const svg = decodeURIComponent(
    watermarkTile('李<b>&\ud800\u0007 li', '2026-06-02 10:00').replace('data:image/svg+xml,', ''),
  );
  expect([...svg.matchAll(/<text [^>]*>(.*?)<\/text>/g)].map(([, line]) => line)).toEqual([
    '李&lt;b&gt;&amp; li',
    '2026-06-02 10:00',
  ]);
});
