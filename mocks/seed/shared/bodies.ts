/** A formatted text: paragraphs as they are, `# ` begins a heading, a list of terms is a list. Clean HTML. */
export const bodyOf = (...parts: readonly (string | readonly string[])[]): string => parts.map(partOf).join('');

function partOf(part: string | readonly string[]): string {
  if (typeof part !== 'string') return `<ul>${part.map((item) => `<li>${item}</li>`).join('')}</ul>`;
  return part.startsWith('# ') ? `<h2>${part.slice(2)}</h2>` : `<p>${part}</p>`;
}

/** The element at an index, round and round. */
export function pick<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('the seed picks from nothing');
  return item;
}
