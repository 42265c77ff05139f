/** How a scan is shown: its width in percent of the pane, and its quarter turns clockwise. */
export interface ScanView {
  percent: number;
  turns: number;
}

export const fitted: ScanView = { percent: 100, turns: 0 };

const steps = [50, 75, 100, 125, 150, 200, 250, 300, 400, 500];

/** The view after a key; null for other keys. */
export function viewAfter(view: ScanView, key: string): ScanView | null {
  switch (key) {
    case '+':
    case '=':
      return zoomedIn(view);
    case '-':
      return zoomedOut(view);
    case '0':
      return { ...view, percent: 100 };
    case 'r':
    case 'R':
      return turned(view);
    default:
      return null;
  }
}

export const zoomedIn = (view: ScanView): ScanView => ({
  ...view,
  percent: steps.find((step) => step > view.percent) ?? view.percent,
});

export const zoomedOut = (view: ScanView): ScanView => ({
  ...view,
  percent: steps.findLast((step) => step < view.percent) ?? view.percent,
});

export const turned = (view: ScanView): ScanView => ({ ...view, turns: (view.turns + 1) % 4 });
