import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformWithOxc } from 'vite';
import { isObject, type JsonObject, textIn } from '#scripts/contract/document/json.ts';
import { escaped, inTwo, twofold } from './html.ts';
import { type Listed, operationOf } from './operation.ts';
import { treeOf } from './tree.ts';

const read = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8');

/** The contract as a self-contained page, which needs no server and no network. */
export async function pageOf(contract: JsonObject): Promise<string> {
  const script = await transformWithOxc(read('browse.ts'), 'browse.ts', { sourcemap: false });
  const groups = groupsOf(contract);
  const { 'x-refusals': refusals, components } = contract;
  return [
    '<!doctype html>',
    '<html lang="zh-CN"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<link rel="icon" href="data:,">',
    '<title>接口约定 · 林业科普资源共享平台</title>',
    `<style>${read('page.css')}</style></head><body>`,
    `<a class="skip" href="#main">${inTwo('跳到正文', 'Skip to the operations')}</a>`,
    header([...groups.values()].flat()),
    '<div class="columns">',
    `<nav aria-label="分组 / Groups"><details open><summary>${inTwo('分组', 'Groups')}</summary>${navigation(groups)}</details></nav>`,
    `<main id="main" tabindex="-1">${introduction}${[...groups].map(([tag, listed], at) => group(tag, listed, at, refusals as JsonObject)).join('')}`,
    `<p class="none" hidden>${inTwo('没有符合条件的接口', 'No operation fits.')}</p>`,
    `${schemas(isObject(components) ? (components['schemas'] as JsonObject) : {})}</main></div>`,
    `<script>${script.code}</script></body></html>`,
    '',
  ].join('\n');
}

/** The operations by tag, in the order of the tags. */
function groupsOf({ tags, paths }: JsonObject): Map<string, Listed[]> {
  const groups = new Map((tags as JsonObject[]).map(({ name }) => [textIn(name), [] as Listed[]]));
  for (const [path, methods] of Object.entries(paths as JsonObject))
    for (const [method, operation] of Object.entries(methods as JsonObject)) {
      const [tag] = (operation as JsonObject)['tags'] as string[];
      groups.get(tag ?? '')?.push({ method: method.toUpperCase(), path, operation: operation as JsonObject });
    }
  return groups;
}

function header(all: readonly Listed[]): string {
  const choice = (name: string, value: string, zh: string, en: string) =>
    `<label><input type="radio" name="${name}" value="${value}"${value === '' ? ' checked' : ''}>${inTwo(zh, en)}</label>`;
  const specified = all.filter(({ operation }) => operation['x-status'] === 'specified').length;
  return (
    `<header><h1>${inTwo('接口约定', 'The calls')} <small>${inTwo('林业科普资源共享平台', 'Forestry science platform')}</small></h1>` +
    `<div class="tools"><label class="search"><span class="unseen">${inTwo('查找', 'Find')}</span>` +
    `<input type="search" id="find" placeholder="路径、名称、权限 / path, name, right" autocomplete="off"></label>` +
    `<fieldset><legend class="unseen">${inTwo('来源', 'Status')}</legend>${choice('status', '', '全部', 'all')}` +
    choice('status', 'specified', `需求明确 ${specified}`, `specified ${specified}`) +
    `${choice('status', 'assumed', `前端假定 ${all.length - specified}`, `assumed ${all.length - specified}`)}</fieldset>` +
    `<fieldset><legend class="unseen">${inTwo('类别', 'Kind')}</legend>${choice('kind', '', '全部', 'all')}` +
    `${choice('kind', 'read', '读取', 'read')}${choice('kind', 'write', '写入', 'write')}</fieldset>` +
    `<button type="button" id="language"><span class="t" lang="zh-CN"><span lang="en">English</span></span><span class="t" lang="en"><span lang="zh-CN">中文</span></span></button>` +
    `<button type="button" id="scheme" aria-pressed="false">${inTwo('深色', 'Dark')}</button></div>` +
    `<p id="count" role="status"></p></header>`
  );
}

const navigation = (groups: Map<string, Listed[]>): string =>
  `<ul>${[...groups].map(([tag, listed], at) => `<li><a href="#group-${at}">${twofold(tag)}</a> <span class="number">${listed.length}</span></li>`).join('')}<li><a href="#schemas">${inTwo('数据结构', 'Schemas')}</a></li></ul>`;

const group = (tag: string, listed: readonly Listed[], at: number, refusals: JsonObject): string =>
  `<section class="group" id="group-${at}"><h2>${twofold(tag)}</h2>${listed.map((one) => operationOf(one, refusals)).join('')}</section>`;

const introduction = `<section class="intro"><p>${inTwo(
  '所有接口位于 {host}/backApi 之下，令牌放在请求头 Authorization 中。应答一律为 {success, rCode, rMsg, resultData}；拒绝时 HTTP 状态为 200（缺少权限 403、次数过多 429、服务器错误 500 除外）。每个应答带 X-Api-Version；写入带 Idempotency-Key，同一标识只执行一次。“需求明确”出自需求文档；“前端假定”请后端确认或指正。斜体英文说明取自代码注释。',
  'All calls are below {host}/backApi, with the token in the header Authorization. Each answer is {success, rCode, rMsg, resultData}; a refusal has HTTP status 200, except 403 for a missing right, 429 for too many attempts and 500 for a broken server. Each answer carries X-Api-Version; writes carry an Idempotency-Key and are carried out once for each. What is “specified” is in the specification; what is “assumed” is for the back-end to confirm or correct.',
)}</p></section>`;

const schemas = (all: JsonObject): string =>
  `<section id="schemas"><h2>${inTwo('数据结构', 'Schemas')}</h2>${Object.entries(all)
    .map(
      ([name, schema]) =>
        `<details class="schema" id="schema-${escaped(name)}"><summary><code>${escaped(name)}</code></summary><div class="body">${treeOf(schema)}</div></details>`,
    )
    .join('')}</section>`;
