import { isAddress } from '#src/domain/web-address.ts';
import { telPattern } from '#src/domain/content/rules.ts';

/**
 * Whether a link in a text may have this address (fault D1): http, https, mailto or tel. No relative address, no
 * script.
 */
export function isLinkAddress(address: string): boolean {
  // Browsers skip these characters when they parse an address, so they could hide what it really is.
  // oxlint-disable-next-line no-control-regex -- these are what is looked for
  if (/[\u0000-\u0020\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069]/.test(address)) return false;
  if (/^(?:mailto|tel):[^?#:/]/i.test(address)) return isAddress(address);
  return /^https?:\/\/[^/?#]/i.test(address) && isAddress(address);
}

/**
 * Completes an address as people type it: `www.example.cn`, `name@example.cn`, `0771-1234567` get https, mailto and
 * tel.
 */
export function asLinkAddress(typed: string): string {
  const text = typed.trim();
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(text)) return `mailto:${text}`;
  if (telPattern.test(text)) return `tel:${text.replaceAll(' ', '')}`;
  return /^[a-z\d-]+(?:\.[a-z\d-]+)+(?:[/?#]|$)/i.test(text) ? `https://${text}` : text;
}
