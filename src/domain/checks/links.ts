import { recordPath } from '#src/domain/routes/location.ts';
import { isLinkAddress } from '#src/domain/rich/link.ts';
import type { Block } from './blocks.ts';
import type { Chunk } from './chunks.ts';
import type { CheckId, TextFinding } from './finding.ts';
import type { Known, Situation } from './subject.ts';

/** Names of hosts, or of their parts, that only the inside of an office can open. */
const inside =
  /^(?:admin|manage)\d*\.\S+\.\S+$|(?:^|\.)(?:localhost|(?:test|uat|staging|backend|oa)\d*\.(?!cn$|com$)\S*|local|lan|internal|intranet|invalid|test)$/;

const privateNetwork =
  /^(?:0|10|127|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.[\d.]+$|^\[(?:::1?|f[cd][\da-f]{2}:.*|fe[89ab][\da-f]:.*)\]$/;

/** Paths of this and other back-offices. */
const backOffice = /^\/(?:admin|manage|backApi|backend)(?:\/|$)/i;

/** What is wrong with the address of a link; null if visitors can probably open it. */
function flawOfAddress(address: string, ownHost: string): CheckId | null {
  if (!isLinkAddress(address)) return 'badLink';
  if (!/^https?:/i.test(address)) return null;
  const { host, hostname, pathname } = new URL(address);
  if (host === ownHost || privateNetwork.test(hostname) || inside.test(hostname) || backOffice.test(pathname))
    return 'otherEnvironment';
  // A host that ends with punctuation, or `http://https://…`.
  if (!/^(?:[a-z\d_-]+\.)*[a-z\d_-]+\.?$|^\[/.test(hostname) || /^https?$/.test(hostname)) return 'badLink';
  return hostname.includes('.') || hostname.startsWith('[') ? null : 'otherEnvironment';
}

/** What is wrong with a link, and what can be done about it; null if nothing is. */
export function flawOfLink(address: string, { ownHost, known }: Situation): Pick<TextFinding, 'check' | 'fix'> | null {
  const check = flawOfAddress(address, ownHost);
  if (check) return { check, fix: { kind: 'jump' } };
  const path = known ? recordAt(address, known.publicAddresses) : null;
  return path !== null && known?.offline.has(path) ? { check: 'offlineRecord', fix: { kind: 'open', path } } : null;
}

/** The record of ours that visitors see at an address, as the path of its page; null for other addresses. */
export function recordAt(address: string, publicAddresses: Known['publicAddresses']): string | null {
  const plain = withoutScheme(address.replace(/[?#].*$/, ''));
  for (const [type, pattern] of Object.entries(publicAddresses)) {
    const [before = '', behind] = typeof pattern === 'string' ? withoutScheme(pattern).split('{id}') : [];
    if (behind === undefined || !plain.startsWith(before) || !plain.endsWith(behind)) continue;
    const id = plain.slice(before.length, plain.length - behind.length);
    if (/^[\w-]+$/.test(id)) return recordPath(type, id);
  }
  return null;
}

const withoutScheme = (address: string): string =>
  address.replace(/^https?:\/\/([^/]*)/i, (_, host: string) => host.toLowerCase());

/** The links of formatted text. */
export const badLinks = ({ links }: Block, situation: Situation): readonly TextFinding[] =>
  links.flatMap(({ address, from, to }) => {
    const flaw = flawOfLink(address, situation);
    return flaw ? [{ ...flaw, from, to }] : [];
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
