import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isObject, type Json, type JsonObject, textIn } from '#scripts/contract/document/json.ts';
import { escaped, inTwo, twofold } from './html.ts';
import { treeOf } from './tree.ts';

export interface Listed {
  method: string;
  path: string;
  operation: JsonObject;
}

const at = (value: Json | undefined, ...way: string[]): Json | undefined =>
  way.reduce<Json | undefined>((part, name) => (isObject(part) ? part[name] : undefined), value);

/** The markup of an operation: a line that opens to all its details. */
export function operationOf({ method, path, operation }: Listed, refusals: JsonObject): string {
  const id = textIn(operation['operationId']);
  const status = textIn(operation['x-status']);
  const summary = textIn(operation['summary']);
  const words = `${method} ${path} ${id} ${summary} ${textIn(operation['x-right'] ?? '')}`.toLowerCase();
  return (
    `<details class="op" id="${id}" data-status="${status}" data-kind="${textIn(operation['x-kind'])}" data-words="${escaped(words)}">` +
    `<summary><span class="method ${method.toLowerCase()}">${method}</span> <code class="path">${escaped(path)}</code> ` +
    `<span class="what">${twofold(summary)}</span> ${badge(status)}</summary>` +
    `<div class="body">${described(operation)}${facts(operation)}` +
    `<div class="sides"><section><h3>${inTwo('请求', 'Request')}</h3>${request(operation)}</section>` +
    `<section><h3>${inTwo('成功时的resultData', 'resultData of a success')}</h3>${answer(operation)}</section></div>` +
    `${refused(operation, refusals)}${example(operation)}</div></details>`
  );
}

const badge = (status: string): string =>
  `<span class="badge ${status}">${status === 'specified' ? inTwo('需求明确', 'specified') : inTwo('前端假定', 'assumed')}</span>`;

const described = ({ description }: JsonObject): string =>
  typeof description === 'string' ? `<p lang="en">${escaped(description)}</p>` : '';

function facts(operation: JsonObject): string {
  const right = operation['x-right'];
  const isOpen = Array.isArray(operation['security']) && operation['security'].length === 0;
  const sources = Array.isArray(operation['x-implements']) ? operation['x-implements'].map(textIn) : [];
  const rows: [string, string][] = [
    [inTwo('类别', 'Kind'), operation['x-kind'] === 'read' ? inTwo('读取', 'read') : inTwo('写入', 'write')],
    [inTwo('登录', 'Token'), isOpen ? inTwo('不需要', 'not needed') : inTwo('需要', 'needed')],
    [inTwo('权限', 'Right'), typeof right === 'string' ? rightsOf(operation) : inTwo('无', 'none')],
    [inTwo('请求头', 'Headers'), headers(operation) || inTwo('无', 'none')],
    [inTwo('依据', 'Implements'), sources.map(source).join(' ')],
  ];
  return `<dl>${rows.map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`).join('')}</dl>`;
}

/** One of the rights suffices. */
const rightsOf = ({ 'x-right': right, 'x-right-also': also }: JsonObject): string =>
  [right, ...(Array.isArray(also) ? also : [])]
    .map((one) => `<code>${escaped(textIn(one))}</code>`)
    .join(` ${inTwo('或', 'or')} `);

const headerNames: Readonly<Record<string, string>> = { IdempotencyKey: 'Idempotency-Key', IfMatch: 'If-Match' };

function headers({ parameters }: JsonObject): string {
  const names = (Array.isArray(parameters) ? parameters : []).map((one) => textIn(at(one, '$ref')).split('/').at(-1));
  return names.map((name) => `<code>${headerNames[name ?? ''] ?? ''}</code>`).join(' ');
}

function source(cited: string): string {
  const [kind, number = ''] = cited.split(' ');
  if (kind === 'product') return `<a href="../product.md">${inTwo(`产品说明${number}`, cited)}</a>`;
  return `<a href="../decisions/${records.find((file) => file.startsWith(number)) ?? ''}">${inTwo(`决定${number}`, cited)}</a>`;
}

const records = readdirSync(join(import.meta.dirname, '../../../docs/decisions'));

function request(operation: JsonObject): string {
  const content = at(operation['requestBody'], 'content');
  const [type, body] = isObject(content) ? (Object.entries(content)[0] ?? []) : [];
  if (type === undefined) return `<p class="one">${inTwo('没有请求体', 'no body')}</p>`;
  return `<p class="one"><code>${escaped(type)}</code></p>${treeOf(at(body, 'schema'))}`;
}

const json = ['responses', '200', 'content', 'application/json'];

function answer(operation: JsonObject): string {
  const options = at(operation, ...json, 'schema', 'oneOf');
  const parts = at(Array.isArray(options) ? options[0] : undefined, 'allOf');
  return treeOf(at(Array.isArray(parts) ? parts[1] : undefined, 'properties', 'resultData'));
}

function refused(operation: JsonObject, refusals: JsonObject): string {
  const names = Array.isArray(operation['x-refusals']) ? operation['x-refusals'].map(textIn) : [];
  const rows = names.map((name) => {
    const refusal = refusals[name];
    const message = at(refusal, 'rMsg');
    const words = inTwo(textIn(at(refusal, 'zh')), textIn(at(refusal, 'en')));
    return `<li><code>${textIn(at(refusal, 'rCode'))}</code> ${words}${message === undefined ? '' : ` “${escaped(textIn(message))}”`} ${badge(textIn(at(refusal, 'x-status')))}</li>`;
  });
  return rows.length === 0
    ? ''
    : `<h3>${inTwo('拒绝（rCode）', 'Refusals (rCode)')}</h3><ul class="refusals">${rows.join('')}</ul>`;
}

function example(operation: JsonObject): string {
  const answered = at(operation, ...json, 'example');
  if (answered === undefined) return '';
  const content = at(operation['requestBody'], 'content');
  const asked = isObject(content) ? at(Object.values(content)[0], 'example') : undefined;
  const pre = (value: Json) => `<pre tabindex="0">${escaped(JSON.stringify(value, null, 2))}</pre>`;
  return (
    `<details class="example"><summary>${inTwo('示例（模拟后端的实际应答，已脱敏）', 'Example (a real answer of the mock, masked)')}</summary>` +
    `${asked === undefined ? '' : pre(asked)}${pre(answered)}</details>`
  );
}
