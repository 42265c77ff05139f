import type { Choice } from './content-type.ts';

/** The fourteen cities of Guangxi, by their code (GB/T 2260). */
export const cities: readonly Choice[] = [
  '450100',
  '450200',
  '450300',
  '450400',
  '450500',
  '450600',
  '450700',
  '450800',
  '450900',
  '451000',
  '451100',
  '451200',
  '451300',
  '451400',
].map((code) => ({ value: code, label: `tourism:city.${code}` }));
