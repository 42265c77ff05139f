import type { Block } from './blocks.ts';
import type { Chunk } from './chunks.ts';
import { isLinkAddress } from '#src/domain/rich/link.ts';
import type { CheckId, TextFinding } from './finding.ts';

/** Names of hosts, or of their parts, that only the inside of an office can open. */
const inside =
  /^(?:admin|manage)\d*\.\S+\.\S+$|(?:^|\.)(?:localhost|(?:test|uat|staging|backend|oa)\d*\.(?!cn$|com$)\S*|local|lan|internal|intranet|invalid|test)$/;

const privateNetwork =
  /^(?:0|10|127|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.[\d.]+$|^\[(?:::1?|f[cd][\da-f]{2}:.*|fe[89ab][\da-f]:.*)\]$/;

/** Paths of this and other back-offices. */
const backOffice = /^\/(?:admin|manage|backApi|backend)(?:\/|$)/i;

/** What is wrong with the address of a link; null if visitors can probably open it. */
export function flawOfAddress(address: string, ownHost: string): CheckId | null {
  if (!isLinkAddress(address)) return 'badLink';
  if (!/^https?:/i.test(address)) return null;
  const { host, hostname, pathname } = new URL(address);
  if (host === ownHost || privateNetwork.test(hostname) || inside.test(hostname) || backOffice.test(pathname))
    return 'otherEnvironment';
  // A host that ends with punctuation, or `http://https://…`.
  if (!/^(?:[a-z\d_-]+\.)*[a-z\d_-]+\.?$|^\[/.test(hostname) || /^https?$/.test(hostname)) return 'badLink';
  return hostname.includes('.') || hostname.startsWith('[') ? null : 'otherEnvironment';
}

/** The links of formatted text. */
export const badLinks = ({ links }: Block, ownHost: string): readonly TextFinding[] =>
  links.flatMap(({ address, from, to }) => {
    const check = flawOfAddress(address, ownHost);
    return check ? [{ check, from, to, fix: { kind: 'jump' } }] : [];
  });

/** Addresses that are written in a text and lead to another environment. */
export const writtenAddresses = ({ text }: Chunk, ownHost: string): readonly TextFinding[] =>
  text.includes('://')
    ? [...text.matchAll(/\bhttps?:\/\/[\w.~:/?#[\]@!$&'()*+,;=%-]+/gi)].flatMap(({ 0: address, index: from }) =>
        flawOfAddress(address, ownHost) === 'otherEnvironment'
          ? [{ check: 'otherEnvironment', from, to: from + address.length, fix: { kind: 'jump' } }]
          : [],
      )
    : [];
