/**
 * A fixed piece of work, in whose multiples the gate counts: a list is made, indexed, sorted and drawn, as the app does it. It runs in
 * the page, and must never change, because the budget would change with it.
 */
export function reference(): number {
  const list = Array.from({ length: 500 }, (_, index) => ({ id: index, name: `name ${(index * 7919) % 500}` }));
  const byName = new Map(list.map((item) => [item.name, item]));
  const sorted = [...byName.values()].toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const drawn = document.createElement('ul');
  for (const { id, name } of sorted) {
    const item = document.createElement('li');
    item.textContent = id % 3 === 0 ? name : name.toUpperCase();
    drawn.append(item);
  }
  return drawn.childElementCount;
}
