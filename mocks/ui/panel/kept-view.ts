/** What the panel remembers of its own looks over a reload (W6.13). */
interface View {
  tab?: string;
  find?: string;
}

const place = 'mock.panel';

export function readView(): View {
  try {
    return (JSON.parse(localStorage.getItem(place) ?? '{}') ?? {}) as View;
  } catch {
    return {};
  }
}

export function keepView(part: View): void {
  try {
    localStorage.setItem(place, JSON.stringify({ ...readView(), ...part }));
  } catch {
    // Its looks are forgotten: a full storage is one of the scenarios.
  }
}
