import { MantineProvider } from '@mantine/core';
import { act, render } from '@testing-library/react';
import { Activity, StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import type { Language } from '#src/i18n/languages.ts';
import { changeLanguage } from '#src/i18n/setup.ts';
import { SpreadChart } from '#src/views/reviews/spread-chart.tsx';
import { textsStarted } from '#tests/setup/texts.ts';

const spreads = [
  { criterion: { code: 'A1', max: 20 }, least: 10, mean: 15, most: 20 },
  { criterion: { code: 'A2', max: 40 }, least: 40, mean: 40, most: 40 },
];
const names = { range: '范围', mean: '平均' };

/** jsdom has no layout. */
function layOut() {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function sizeOf(this: Element) {
    const isBox = this.classList.contains('recharts-responsive-container');
    return DOMRect.fromRect(isBox ? { width: 600, height: 240 } : {});
  });
}

test('W7.1: hidden and shown 20 times in StrictMode, the chart stays whole without warnings', () => {
  layOut();
  const page = (mode: 'visible' | 'hidden') => (
    <StrictMode>
      <MantineProvider>
        <Activity mode={mode}>
          <SpreadChart spreads={spreads} names={names} />
        </Activity>
      </MantineProvider>
    </StrictMode>
  );
  const { container, rerender } = render(page('visible'));
  const drawn = () => [
    container.querySelector('.recharts-wrapper > svg')?.getAttribute('width'),
    container.querySelectorAll('.recharts-bar-rectangle').length,
    container.querySelectorAll('.recharts-line-dot').length,
  ];
  expect(drawn()).toEqual(['600', 2, 2]);
  const seen = Array.from({ length: 20 }, () => {
    act(() => rerender(page('hidden')));
    act(() => rerender(page('visible')));
    return drawn();
  });
  expect(seen).toEqual(seen.map(() => ['600', 2, 2]));
});

test.for<[Language, string]>([
  ['zh', '100%'],
  ['es', '100 %'],
])('in %s the axis ends with %s', async ([language, last]) => {
  layOut();
  await textsStarted;
  await changeLanguage(language);
  const { container } = render(
    <MantineProvider>
      <SpreadChart spreads={spreads} names={names} />
    </MantineProvider>,
  );
  const ticks = [...container.querySelectorAll('.recharts-yAxis-tick-labels .recharts-cartesian-axis-tick-value')];
  expect(ticks.at(-1)?.textContent?.replaceAll('\u00a0', ' ')).toBe(last);
});
