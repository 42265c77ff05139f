import { telPattern } from './rules.ts';

/** Where a link in a text may lead (fault D1): a page, a mailbox, a telephone. Nothing relative, nothing that runs. */
export function isLinkAddress(address: string): boolean {
  // What a browser would skip on its way to another meaning has no place in an address.
  // oxlint-disable-next-line no-control-regex -- these are what is looked for
  if (/[\u0000-\u0020\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069]/.test(address)) return false;
  if (/^(?:mailto|tel):[^?#:/]/i.test(address)) return URL.canParse(address);
  return /^https?:\/\/[^/?#]/i.test(address) && URL.canParse(address);
}

/** What people type for an address, as the address they mean: `www.example.cn`, `name@example.cn`, `0771-1234567`. */
export function asLinkAddress(typed: string): string {
  const text = typed.trim();
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(text)) return `mailto:${text}`;
  if (telPattern.test(text)) return `tel:${text.replaceAll(' ', '')}`;
  return /^[a-z\d-]+(?:\.[a-z\d-]+)+(?:[/?#]|$)/i.test(text) ? `https://${text}` : text;
}
