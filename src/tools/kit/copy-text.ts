/** Copies a text. On plain http there is no clipboard API (fault L5), so the copy command carries the text. */
export async function copyText(text: string): Promise<void> {
  const { clipboard } = navigator as Partial<Navigator>;
  if (clipboard) return clipboard.writeText(text);
  const give = (event: ClipboardEvent) => {
    event.preventDefault();
    event.clipboardData?.setData('text/plain', text);
  };
  document.addEventListener('copy', give, { capture: true, once: true });
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else copies there
  const isCopied = document.execCommand('copy');
  document.removeEventListener('copy', give, { capture: true });
  if (!isCopied) throw new Error('the browser refuses to copy');
}
