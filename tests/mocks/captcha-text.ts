/** Reads a captcha picture the way a person does: each glyph of the SVG is a `<text>` of its own, in order. */
export function captchaTextOf(dataUrl: string): string {
  const svg = atob(dataUrl.slice(dataUrl.indexOf(',') + 1));
  return [...svg.matchAll(/<text[^>]*>([^<])<\/text>/g)].map(([, glyph]) => glyph).join('');
}
