import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { startHttp } from '#mocks/http.ts';
import { findChromium } from '#tests/browser/support/chromium.ts';
import { testStart } from '#tests/support/test-start.ts';
import stored from './budget.json' with { type: 'json' };
import { type Journey, journeys } from './journeys.ts';
import { countingFlags, measure } from './measure.ts';
import { type Budget, type Cost, costs, exceeded, median, percent } from './verdict.ts';

/**
 * Counts what six journeys cost in Chromium, on the production build with the mock back-end as its server, and fails when a cost
 * exceeds `budget.json` by more than a twentieth (decision 051). It counts instead of timing, so a busy machine measures the same.
 * `--write` makes what was measured the budget.
 */
const repetitions = 3;
const budget: Budget = stored;
const isWriting = process.argv.includes('--write');

const mock = await startHttp({ dist: folder('../../dist'), acceptMasterCode: true, start: testStart });
const { executablePath, args, env } = await findChromium();
const browser = await chromium.launch({ executablePath, args: [...args, countingFlags], env });
try {
  await mock.backend.reset('M');
  const measured: Record<string, Cost> = {};
  console.log(`${'journey'.padEnd(20)}${costs.map((cost) => cost.padStart(20)).join('')}`);
  for (const journey of journeys) {
    const cost = await medianOf(journey);
    measured[journey.name] = cost;
    console.log(rowOf(journey.name, cost));
  }
  if (isWriting) {
    writeFileSync(folder('budget.json'), `${JSON.stringify(measured, null, 2)}\n`);
  } else {
    const wrong = journeys.flatMap(({ name }) => exceeded(name, measured[name] as Cost, budget[name]));
    for (const line of wrong) console.error(`✗ ${line}`);
    process.exitCode = wrong.length === 0 ? 0 : 1;
  }
} finally {
  await browser.close();
  await mock.close();
}

async function medianOf(journey: Journey): Promise<Cost> {
  const measured: Cost[] = [];
  for (let time = 0; time < 3 * repetitions && measured.length < repetitions; time += 1) {
    const cost = await measure(browser, mock.url, journey);
    if (cost) measured.push(cost);
  }
  if (measured.length < repetitions) throw new Error(`the journey “${journey.name}” does not reach its end`);
  return median(measured);
}

function rowOf(name: string, cost: Cost): string {
  const allowed = budget[name];
  const cells = costs.map((one) => (allowed ? `${cost[one]} (${percent(cost, allowed, one)})` : String(cost[one])));
  return `${name.padEnd(20)}${cells.map((cell) => cell.padStart(20)).join('')}`;
}

function folder(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}
