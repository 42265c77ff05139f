/**
 * A short digest that keeps passwords, tokens and captcha texts out of the store. It protects nothing: the mock runs in the
 * attacker's own browser. Real digests are asynchronous, and an IndexedDB transaction cannot wait for them.
 */
export function fingerprint(text: string): string {
  let first = 0xdeadbeef;
  let second = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    first = Math.imul(first ^ code, 0x9e3779b1);
    second = Math.imul(second ^ code, 0x5f356495);
  }
  first = mix(first, second);
  second = mix(second, first);
  return hex(first) + hex(second);
}

const mix = (a: number, b: number) => Math.imul(a ^ (a >>> 16), 0x85ebca6b) ^ Math.imul(b ^ (b >>> 13), 0xc2b2ae35);

const hex = (value: number) => (value >>> 0).toString(16).padStart(8, '0');
