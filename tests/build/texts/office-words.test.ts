import { expect, test } from 'vitest';
import { routes } from '#src/domain/routes/routes.ts';
import { demoAccounts } from '#mocks/shared/accounts.ts';
import shell from '#src/i18n/zh/shell.ts';

// Words of the office: no state of a machine, account name, menu title as a noun, or internal word reaches a person.

const files = import.meta.glob<Record<string, string>>(['../../../src/i18n/*/**/*.ts', '!**/{first,list}/*'], {
  eager: true,
  import: 'default',
});

/** Internal words, by language. */
const forbidden: Readonly<Record<string, RegExp>> = {
  zh: /变量|令牌|接口|缓存|状态机|组件|路由|前端|后端|数据库|系统布局|等待获取|获取成功|获取失败/,
  en: /\b(?:variables?|tokens?|endpoints?|cach(?:e|ed|ing)|payloads?|null|undefined|booleans?|state machines?|back-?end|front-?end|APIs?|databases?)\b/i,
  es: /\b(?:variables?|tokens?|endpoints?|caché|undefined|booleanos?|máquinas? de estados?|backend|frontend|APIs?|bases? de datos)\b/i,
  ja: /変数|トークン|キャッシュ|エンドポイント|ルーティング|コンポーネント|データベース|ステートマシン|取得待ち/,
};

const accounts = new RegExp(`(?<![\\w-])(?:${demoAccounts.map(({ account }) => account).join('|')})(?![\\w-])`);

/** The titles of the menu that name a task instead of records: 酒店管理. */
const taskTitles = routes
  .map(({ title }) => (shell as Readonly<Record<string, string>>)[title] ?? '')
  .filter((title) => title.endsWith('管理'));

/** Texts that may use such words, without their language. */
const allowed = [
  // The statuses of the permission fetch, which the specification names (product 4).
  'common perm.failed: 获取失败',
  'common perm.success: 获取成功',
  'common perm.waiting: 取得待ち',
  'common perm.waiting: 等待获取',
  // The titles of pages.
  'comments title: 评论管理',
  'logs area.role: 角色管理',
  'logs area.user: 用户管理',
  'palette shortcuts.comments: 评论管理',
  'users title: 用户管理',
  // The name of a role, which decides what it sees.
  'roles adminHint: admin',
];

const entries = Object.entries(files).flatMap(([path, texts]) => {
  const [language = '', ...within] = path.split('/i18n/')[1]?.split('/') ?? [];
  const namespace = within.at(-1)?.replace('.ts', '') ?? '';
  return Object.entries(texts)
    .filter(([key]) => !key.startsWith('menu.'))
    .map(([key, text]) => ({ language, name: `${namespace} ${key}`, text: text.replace(/\{\{\w+\}\}/g, '') }));
});

/** The words of a text that no person should read. In English and Spanish most accounts are words of the language. */
const wordsIn = (language: string, text: string): string[] => [
  ...(forbidden[language]?.exec(text) ?? []),
  ...((language === 'zh' || language === 'ja' ? accounts.exec(text) : null) ?? []),
  ...(language === 'zh' ? taskTitles.filter((title) => text.includes(title)) : []),
];

test('no text shows a state of a machine, an account, a menu title as a noun or an internal word', () => {
  const found = entries.flatMap(({ language, name, text }) =>
    wordsIn(language, text).map((word) => `${name}: ${word}`),
  );
  expect([...new Set(found)].sort()).toEqual(allowed.toSorted());
});

test('every language has its list, and every kind of word is found', () => {
  expect([...new Set(entries.map(({ language }) => language))].sort()).toEqual(Object.keys(forbidden).sort());
  const found = [
    ['zh', '还有未填写的变量'],
    ['zh', '酒店管理：3条'],
    ['zh', 'auditor于5月1日退回'],
    ['en', 'The token has expired'],
    ['es', 'Rellene todas las variables'],
    ['ja', '未入力の変数があります'],
    ['en', 'Audit of the hotels'],
  ].map(([language = '', text = '']) => wordsIn(language, text));
  expect(found).toEqual([['变量'], ['酒店管理'], ['auditor'], ['token'], ['variables'], ['変数'], []]);
});
