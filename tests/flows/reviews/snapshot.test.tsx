import { act, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { recordPath } from '#src/domain/routes/location.ts';
import { scorePath } from '#src/domain/scoring/kinds.ts';
import type * as Rules from '#src/domain/scoring/result-rule.ts';
import { onPaper } from '#tests/flows/support/paper.ts';
import { findOnPage, onPage } from '#tests/flows/support/page.ts';
import { renderApp } from '#tests/flows/support/render-app.tsx';
import { startReviews } from '#tests/flows/support/reviews.ts';
import { rule } from '#tests/support/changed-rule.ts';

vi.mock('#src/domain/scoring/result-rule.ts', async (original) => {
  const { changeable } = await import('#tests/support/changed-rule.ts');
  return changeable(await original<typeof Rules>());
});

test('W1.9: after a change of the rule, page and print show a passed result unchanged; later scores follow the new rule', async () => {
  const { server, ask, appoint, submit } = startReviews();
  const shares = { expert: 0.92, expert2: 0.9, expert3: 0.88, expert4: 0.86, expert5: 0.5 };
  const panel = await appoint(Object.keys(shares));
  for (const [account, share] of Object.entries(shares)) await submit(panel, account, share);
  await ask('auditor', 'keep', { id: panel.id, account: 'expert5', reason: '情况属实' });
  await ask('auditor', 'pass', { id: panel.id });
  await ask('auditor', 'reopen', { id: panel.id, account: 'expert3', reason: '公示有反映' });
  const shown = async () => {
    await findOnPage(/通过，结果已固定。$/);
    return onPage().getByRole('region', { name: '已通过的结果' }).textContent;
  };
  const printed = async () => {
    const paper = await onPaper();
    const section = within(paper).getByRole('heading', { name: '已通过的结果', hidden: true }).parentElement;
    act(() => void dispatchEvent(new Event('afterprint')));
    return section?.textContent;
  };

  const { reopen } = await renderApp({ url: recordPath(scorePath, panel.id), account: 'auditor', server });
  const before = await shown();
  const onPaperBefore = await printed();
  expect(before).toContain('偏离超过15分');
  expect(before).toContain('共5份，去掉最高91和最低50，其余3份平均：266.5÷3≈88.83（四舍五入）');
  expect(onPaperBefore).toContain('共5份，去掉最高91和最低50，其余3份平均：266.5÷3≈88.83（四舍五入）');

  rule.changed = {
    name: 'trimmedMean',
    parameters: { fewestForResult: 6, fewestForDropping: 9, outlierDistance: 25 },
  };
  await reopen();
  await findOnPage('结果未定：已提交4份，至少需要6份。');
  onPage().getByText('偏离超过25分');
  expect(await shown()).toBe(before);
  expect(await printed()).toBe(onPaperBefore);
});
