/** Parted in thousands: `1,200`, `12,345.60`. What looks otherwise, `0,5` for one, is left to the rules. */
const inThousands = /^-?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/;

/** A number as it is stored, from the ways in which people write it: in full width, with blanks around it, with thousands parted. */
export function readNumber(text: string): string {
  const plain = text.normalize('NFKC').trim();
  return inThousands.test(plain) ? plain.replaceAll(',', '') : plain;
}
