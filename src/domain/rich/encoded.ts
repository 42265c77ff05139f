const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Writes a text so that it means itself in HTML and SVG, as text and in a quoted attribute. */
export const encoded = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
