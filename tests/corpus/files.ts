const bytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(text, (character) => character.charCodeAt(0));

const from64 = (text: string) => bytes(atob(text));

const png = from64('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==');
const gif = from64('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7');
const jpeg = bytes('\xff\xd8\xff\xe0\x00\x10JFIF\x00\x01\x01\x00\x00\x01\x00\x01\x00\x00\xff\xd9');
const webp = from64('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA');

const pdf = bytes('%PDF-1.4\n%\xe2\xe3\xcf\xd3\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

const joined = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));

/** What may be in a file: pictures, documents, things that are neither, and files that are something else as well (fault D13). */
export const contents = {
  png,
  gif,
  jpeg,
  webp,
  pdf,
  pdfWithPage: joined(pdf, bytes('<html><script>window.__xss=1</script></html>%%EOF')),
  html: bytes('<html><script>window.__xss=1</script></html>'),
  svg: bytes('<svg xmlns="http://www.w3.org/2000/svg" onload="window.__xss=1"/>'),
  bmp: bytes('BM\x3a\x00\x00\x00'),
  gifWithScript: bytes('GIF89a/*<ScRiPt >*/=0;window.__xss=1;'),
  pngWithPage: joined(png, bytes('<!DOCTYPE html><p>a')),
  jpegWithPhp: joined(jpeg, bytes('<?php echo 1;')),
  pdfInGif: joined(gif, bytes('%PDF-1.7')),
};
