/** Builds a rich text: a string is a paragraph, or a heading after `# `; an array is a list. The result is clean HTML. */
export const bodyOf = (...parts: readonly (string | readonly string[])[]): string => parts.map(partOf).join('');

function partOf(part: string | readonly string[]): string {
  if (typeof part !== 'string') return `<ul>${part.map((item) => `<li>${item}</li>`).join('')}</ul>`;
  return part.startsWith('# ') ? `<h2>${part.slice(2)}</h2>` : `<p>${part}</p>`;
}

/** The item at an index, which wraps around after the last one. */
export function pick<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('the seed picks from nothing');
  return item;
}
