import { vi } from 'vitest';

/** A file that was downloaded. */
export interface CaughtFile {
  name: string;
  type: string;
  text: () => Promise<string>;
  bytes: () => Promise<ArrayBuffer>;
}

/** Catches downloads, which jsdom does not have. The files are in order. */
export function catchDownloads(): CaughtFile[] {
  const files: CaughtFile[] = [];
  const blobs = new Map<string, Blob>();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const url = `blob:${blobs.size}`;
    blobs.set(url, blob as Blob);
    return url;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void blobs.delete(url));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    const blob = blobs.get(this.href);
    if (!blob) throw new Error(`${this.href} is no file`);
    const bytes = () => blob.arrayBuffer();
    // `Blob.text()` would remove the byte order mark.
    files.push({
      name: this.download,
      type: blob.type,
      bytes,
      text: async () => new TextDecoder('utf-8', { ignoreBOM: true }).decode(await bytes()),
    });
  });
  return files;
}
