/** By then even the slowest browser has started the download, in milliseconds. */
const revokeAfter = 60_000;

/** Downloads a file with the browser. */
export function download(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), revokeAfter);
}
