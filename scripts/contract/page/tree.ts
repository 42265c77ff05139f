import { isObject, type Json, type JsonObject, refOf, textIn } from '#scripts/contract/document/json.ts';
import { escaped, inTwo, twofold } from './html.ts';

/** A schema as nested lists. A component is a link that unfolds in place. */
export function treeOf(schema: Json | undefined): string {
  if (!isObject(schema)) return anything;
  const ref = refOf(schema);
  if (ref !== null) return refTree(ref);
  const parts = partsOf(schema);
  if (parts) return parts;
  const properties = isObject(schema['properties']) ? schema['properties'] : {};
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  const rows = Object.entries(properties).map(([name, value]) => row(name, value, required.includes(name)));
  const others = schema['additionalProperties'];
  if (isObject(others)) rows.push(row('*', others, null));
  if (rows.length > 0) return `<ul class="tree">${rows.join('')}</ul>`;
  return `<p class="one">${typeOf(schema)}${notesOf(schema)}</p>`;
}

const anything = `<p class="one">${inTwo('任意值', 'any value')}</p>`;

const refTree = (name: string): string =>
  `<details class="ref" data-ref="${escaped(name)}"><summary>${escaped(name)}</summary>` +
  `<a href="#schema-${escaped(name)}">${inTwo('结构见', 'see')} ${escaped(name)}</a></details>`;

/** A union, intersection or array. */
function partsOf(schema: JsonObject): string | null {
  const options = schema['anyOf'];
  if (Array.isArray(options) && options.length === 2 && isNull(options[1]))
    return `${treeOf(options[0])}<p class="one">${inTwo('或 null', 'or null')}</p>`;
  for (const [word, title] of Object.entries(combined)) {
    const parts = schema[word];
    if (Array.isArray(parts)) return `<p class="one">${title}</p>${parts.map(treeOf).join('')}`;
  }
  if (schema['type'] !== 'array' || !isObject(schema['items'])) return null;
  return `<p class="one">${inTwo('列表，每项', 'list, each')}</p>${treeOf(schema['items'])}`;
}

const isNull = (schema: Json | undefined): boolean => isObject(schema) && schema['type'] === 'null';

const combined: Readonly<Record<string, string>> = {
  allOf: inTwo('同时具备', 'all of'),
  oneOf: inTwo('其中一种', 'one of'),
  anyOf: inTwo('其中一种', 'one of'),
};

/** A property. `required` is null for additional properties. */
function row(name: string, value: Json, required: boolean | null): string {
  const schema = isObject(value) ? value : {};
  const isList = schema['type'] === 'array' && isObject(schema['items']) && !isSimple(schema);
  const mark = required === false ? `<em>${inTwo('可选', 'optional')}</em>` : '';
  return (
    `<li${isList ? ' class="list"' : ''}><code>${escaped(name)}</code> <span class="type">${typeOf(schema)}</span> ${mark}` +
    `${notesOf(schema)}${isSimple(schema) ? '' : treeOf(isList ? schema['items'] : schema)}</li>`
  );
}

/** Whether the line of a property is complete without a tree. */
function isSimple(schema: JsonObject): boolean {
  if (refOf(schema) !== null || isObject(schema['additionalProperties'])) return false;
  if (isObject(schema['items'])) return refOf(schema['items']) === null && isSimple(schema['items']);
  return !['properties', ...Object.keys(combined)].some((word) => word in schema);
}

function typeOf(schema: JsonObject): string {
  if (refOf(schema) !== null) return '';
  if ('const' in schema) return `<code>${escaped(JSON.stringify(schema['const']))}</code>`;
  const { type, items } = schema;
  const names = (Array.isArray(type) ? type : [type]).flatMap((one) => (typeof one === 'string' ? [one] : []));
  const item = isObject(items) && refOf(items) === null && isSimple(items) ? ` ${typeOf(items)}` : '';
  return names
    .map((name) => (words[name] ?? escaped(name)) + (name === 'array' ? item : ''))
    .join(inTwo(' 或 ', ' or '));
}

const words: Readonly<Record<string, string>> = {
  string: inTwo('文本', 'text'),
  integer: inTwo('整数', 'whole number'),
  number: inTwo('数', 'number'),
  boolean: inTwo('是/否', 'true or false'),
  object: inTwo('对象', 'object'),
  array: inTwo('列表', 'list of'),
  null: 'null',
};

function notesOf(schema: JsonObject): string {
  const { title, description, enum: choices, pattern, maxLength, minimum, default: usual } = schema;
  const secret = schema['x-secret'] === true ? `<strong class="secret">${inTwo('保密', 'secret')}</strong>` : '';
  const rules = Array.isArray(schema['x-rules']) ? schema['x-rules'] : [];
  const notes = [
    ...(typeof title === 'string' ? [twofold(title)] : []),
    ...(typeof description === 'string' ? [twofold(description)] : []),
    ...(typeof schema['x-format'] === 'string' ? [twofold(schema['x-format'])] : []),
    ...(schema['format'] === 'binary' ? [inTwo('文件', 'a file')] : []),
    ...(Array.isArray(choices)
      ? [
          choices
            .filter((one) => one !== null)
            .map((one) => `<code>${escaped(textIn(one) || '""')}</code>`)
            .join(' '),
        ]
      : []),
    ...(typeof pattern === 'string' ? [`<code>${escaped(pattern)}</code>`] : []),
    ...(typeof maxLength === 'number' ? [inTwo(`最长${maxLength}`, `at most ${maxLength} long`)] : []),
    ...(typeof minimum === 'number' ? [inTwo(`不小于${minimum}`, `at least ${minimum}`)] : []),
    ...(usual === undefined || usual === '' ? [] : [`= <code>${escaped(JSON.stringify(usual))}</code>`]),
    ...rules.map((rule) => twofold(textIn(rule))),
  ];
  return secret + (notes.length > 0 ? ` <small>${notes.join(' · ')}</small>` : '');
}
