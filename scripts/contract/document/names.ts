import { isObject, type JsonObject, refOf } from './json.ts';

/** Names of shared schemas, by their properties; the mark of an optional one may be left out. */
const shapes: Readonly<Record<string, string>> = {
  '': 'Nothing',
  id: 'Chosen',
  'id on': 'Switch',
  'id version': 'Seen',
  'id reason': 'ChosenWithReason',
  'id reason?': 'ChosenToPublish',
  'id on reason?': 'SwitchToPublish',
  'id version text': 'SeenWithText',
  'id version reason': 'SeenWithReason',
  'id account reason': 'MemberWithReason',
  'id account': 'Member',
  keyword: 'OptionsRequest',
  day: 'Day',
  'pageNum pageSize': 'PageRequest',
  'pageNum pageSize orderBy desc': 'ListRequest',
  'id version marks vetoes': 'SheetToKeep',
  'pageNum pageSize from to city kind type group content except': 'RecordsRequest',
  'period from to compare unit filters': 'FiguresRequest',
};

/** The name of a shared schema: by its properties, else after the first operation that has it. */
export function nameOfShape(schema: JsonObject, first: string): string {
  const properties = schema['properties'] as Record<string, JsonObject>;
  const names = Object.keys(properties).join(' ');
  const required = new Set(Array.isArray(schema['required']) ? schema['required'] : []);
  const marked = Object.keys(properties)
    .map((name) => (required.has(name) ? name : `${name}?`))
    .join(' ');
  const items = properties['list']?.['items'];
  const item = names === 'list total pageNum pageSize' && isObject(items) ? refOf(items) : null;
  if (item !== null) return `PageOf${item}`;
  const [id = '', part = ''] = first.split('/');
  return (
    shapes[marked] ??
    shapes[names] ??
    id.charAt(0).toUpperCase() + id.slice(1) + (part === 'request' ? 'Request' : 'Answer')
  );
}
