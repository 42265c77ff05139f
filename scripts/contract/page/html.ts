/** Escapes a text for HTML. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Text in both languages; the page shows one of them. */
export const inTwo = (zh: string, en: string): string =>
  `<span class="t" lang="zh-CN">${escaped(zh)}</span><span class="t" lang="en">${escaped(en)}</span>`;

/** The same for a text `中文 / English` of the document; a text without a slash is English only. */
export function twofold(text: string): string {
  const at = text.indexOf(' / ');
  return at < 0 ? `<span lang="en">${escaped(text)}</span>` : inTwo(text.slice(0, at), text.slice(at + 3));
}
