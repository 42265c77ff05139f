/** A number with thousands separators: `1,200`, `12,345.60`. Other commas, as in `0,5`, stay and fail validation. */
const inThousands = /^-?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/;

/** Turns a number as people write it (full-width digits, spaces around it, thousands separators) into its stored form. */
export function readNumber(text: string): string {
  const plain = text.normalize('NFKC').trim();
  return inThousands.test(plain) ? plain.replaceAll(',', '') : plain;
}
