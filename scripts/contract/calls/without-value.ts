import type { Endpoint } from '#src/api/endpoints/endpoint.ts';
import { isPrintable } from '#scripts/contract/suggest/printable.ts';

/** A line of an adapter as `<field>: <reason>`, without the value if it may be secret. */
export function withoutValue(line: string, { secrets }: Pick<Endpoint, 'secrets'>): string {
  const [, place = '', reason = ''] = /^[^:]*: \S+ \S+: (.*?): (.*)$/s.exec(line) ?? [];
  const [, value = '', rest = reason] = /^(.*?)( is (?:no|none|neither) .*)$/s.exec(reason) ?? [];
  const name = place.split('.').at(-1) ?? '';
  const shown = value === '' || isPrintable([value.replaceAll('"', '')], [name], secrets) ? value : 'a value';
  const field = place === 'the whole answer' ? 'resultData' : `resultData.${place}`.replaceAll(/\[\d+\]/g, '[]');
  return `${field}: ${shown}${rest}`;
}
