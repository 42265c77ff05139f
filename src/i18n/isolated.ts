const directed = /[\u0590-\u08FF\u200E\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFC]/;

/** Somebody's words inside ours: what turns the direction of writing ends with them. All others stay as they are. */
export function isolated(words: string): string {
  if (!directed.test(words)) return words;
  let open = 0;
  const balanced = words.replace(/[\u2066-\u2069]/g, (mark) => {
    if (mark !== '\u2069') open += 1;
    else if (open > 0) open -= 1;
    else return '';
    return mark;
  });
  return `\u2068${balanced}${'\u2069'.repeat(open + 1)}`;
}
