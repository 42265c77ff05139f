/** Reads a captcha picture as a person does: each glyph of the SVG is a separate `<text>`, in order. */
export function captchaTextOf(dataUrl: string): string {
  const svg = atob(dataUrl.slice(dataUrl.indexOf(',') + 1));
  return [...svg.matchAll(/<text[^>]*>([^<])<\/text>/g)].map(([, glyph]) => glyph).join('');
}
