/** Builds a formatted text: a text is a paragraph, `# ` begins a heading, an array is a list. The result is clean HTML. */
export const bodyOf = (...parts: readonly (string | readonly string[])[]): string => parts.map(partOf).join('');

function partOf(part: string | readonly string[]): string {
  if (typeof part !== 'string') return `<ul>${part.map((item) => `<li>${item}</li>`).join('')}</ul>`;
  return part.startsWith('# ') ? `<h2>${part.slice(2)}</h2>` : `<p>${part}</p>`;
}

/** The element at an index; after the last one it begins again. */
export function pick<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('the seed picks from nothing');
  return item;
}
