/** The character classes, without characters that look alike: users sometimes copy the password by hand. */
const classes = ['abcdefghjkmnpqrstuvwxyz', 'ABCDEFGHJKMNPQRSTUVWXYZ', '23456789', '#%+=@'];

const length = 12;

/**
 * Draws an initial password that meets the rules: characters of each class, in random order (decision 031). `random` is from 0,
 * included, to 1.
 */
export function drawPassword(random: () => number): string {
  const pick = (from: string) => from.charAt(Math.floor(random() * from.length));
  const all = classes.join('');
  const characters = [...classes.map(pick), ...Array.from({ length: length - classes.length }, () => pick(all))];
  for (let last = characters.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [characters[last], characters[other]] = [characters[other] as string, characters[last] as string];
  }
  return characters.join('');
}
