/** Whether the text is an absolute address. `URL.canParse` is younger than the oldest browsers that we support. */
export function isAddress(text: string): boolean {
  try {
    return Boolean(new URL(text));
  } catch {
    return false;
  }
}
