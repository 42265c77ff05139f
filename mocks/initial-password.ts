/** Without what is easily read as another: it is copied by hand now and then. */
const classes = ['abcdefghjkmnpqrstuvwxyz', 'ABCDEFGHJKMNPQRSTUVWXYZ', '23456789', '#%+=@'];

const length = 12;

/** A first password that the rules take: of each class something, in no order (decision 031). */
export function initialPassword(random: () => number): string {
  const pick = (from: string) => from.charAt(Math.floor(random() * from.length));
  const all = classes.join('');
  const characters = [...classes.map(pick), ...Array.from({ length: length - classes.length }, () => pick(all))];
  for (let last = characters.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [characters[last], characters[other]] = [characters[other] as string, characters[last] as string];
  }
  return characters.join('');
}
