import { reviewStepNames } from '#src/domain/scoring/review.ts';
import i18next from 'i18next';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { safeParse } from 'valibot';
import { parseSync, Visitor } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Field, fieldsOf } from '#src/domain/content/content-type.ts';
import type { ActName } from '#src/domain/consultations/consultation-act.ts';
import { isNextStep } from '#src/domain/content/lifecycle.ts';
import { recordOperations, recordStatuses } from '#src/domain/content/record.ts';
import { rulesOf } from '#src/domain/content/rules.ts';
import { contentTypes } from '#src/domain/content/types/types.ts';
import { actions } from '#src/domain/rights/access.ts';
import { PasswordChange } from '#src/domain/users/password.ts';
import { commentsPath, commentStatuses } from '#src/domain/comments/comment.ts';
import { logResults, logTypes } from '#src/domain/logs/log-entry.ts';
import { consultationStatuses } from '#src/domain/consultations/consultation.ts';
import { consultationsPath } from '#src/domain/consultations/paths.ts';
import {
  actionKey,
  areas,
  commentFields,
  consultationActions,
  consultationFields,
  fieldKey,
  ownActions,
  pageAreas,
  ownFields,
  placeKey,
  templateFields,
  userFields,
  valueKey,
} from '#src/domain/logs/log-words.ts';
import { nounKey } from '#src/domain/menu-key.ts';
import { matchRoute, routeGroups, routes } from '#src/domain/routes/routes.ts';
import { scorePath } from '#src/domain/scoring/kinds.ts';
import { resultRule } from '#src/domain/scoring/result-rule.ts';
import { templateStatuses } from '#src/domain/scoring/template-version.ts';
import type { UserOperation } from '#src/domain/users/operations.ts';
import { NewUserRules } from '#src/domain/users/rules.ts';
import { emptyUser, userStates } from '#src/domain/users/user.ts';
import { languages } from '#src/i18n/languages.ts';
import type { Namespace } from '#src/i18n/texts.ts';
import { sessionMachine } from '#src/machines/session/session.ts';
import { useDomainText } from '#src/views/words/use-text.ts';

/** Acts on a consultation: each has a notice. */
const consultationActs: readonly ActName[] = ['reply', 'note', 'take', 'assign', 'close', 'reopen'];

// Globs cover new languages, namespaces and screens without a change here.
const files = import.meta.glob<Record<string, string>>(['../../src/i18n/*/**/*.ts', '!**/{first,list}/*'], {
  eager: true,
  import: 'default',
});
const sources = import.meta.glob<string>('../../src/{views,app}/**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const allSources = import.meta.glob<string>('../../src/{domain,machines,views,app}/**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** language → namespace → key → text */
const texts: Record<string, Record<string, Record<string, string>>> = {};
for (const [path, file] of Object.entries(files)) {
  const [language = '', ...within] = path.replace('../../src/i18n/', '').split('/');
  (texts[language] ??= {})[(within.at(-1) ?? '').replace('.ts', '')] = file;
}
const chinese = texts['zh'] ?? {};

interface Entry {
  language: string;
  namespace: string;
  key: string;
  text: string;
}

const entries: readonly Entry[] = Object.entries(texts).flatMap(([language, namespaces]) =>
  Object.entries(namespaces).flatMap(([namespace, file]) =>
    Object.entries(file).map(([key, text]) => ({ language, namespace, key, text })),
  ),
);

/** The texts that fail a check, with their location. */
const offenders = (isWrong: (entry: Entry) => boolean, among = entries): string[] =>
  among.filter(isWrong).map(({ language, namespace, key, text }) => `${language}/${namespace} ${key}: ${text}`);

describe('the texts of every language', () => {
  test('exist for the available languages', () => {
    expect(Object.keys(texts).sort()).toEqual([...languages].sort());
  });

  test.for(Object.keys(texts))('%s has the keys of Chinese, in their order', (language) => {
    const keysOf = (namespaces: typeof chinese) =>
      Object.fromEntries(
        Object.entries(namespaces).map(([namespace, file]) => [namespace, Object.keys(file).filter(isNoSingular)]),
      );
    expect(keysOf(texts[language] ?? {})).toEqual(keysOf(chinese));
  });

  test('are not empty, no keys, and without stray blanks', () => {
    const keyLike = /\b[a-z]\w+\.[a-zA-Z]/;
    const strayBlank = /^\s|\s$|\s{2}/;
    const isNoWord = ({ key, text }: Entry) =>
      text === '' || text === key || keyLike.test(text) || strayBlank.test(text);
    expect(offenders(isNoWord)).toEqual([]);
  });

  test('quote in Spanish with «», as everywhere in the app', () => {
    expect(offenders(({ language, text }) => language === 'es' && /[“”"]/.test(text))).toEqual([]);
  });

  test('have the same placeholders as Chinese', () => {
    const differs = ({ namespace, key, text }: Entry) =>
      placeholdersOf(text).join() !== placeholdersOf(chinese[namespace]?.[pluralKey(key)] ?? '').join();
    expect(offenders(differs)).toEqual([]);
  });

  /** These texts appear only for two or more. */
  const neverOne = [
    'bar.all',
    'compute.trimmedMean.all',
    'compute.trimmedMean.dropped',
    'log.times',
    'many.all',
    'records.except',
    'table.all',
    'table.first',
  ];

  test('have a singular where a number precedes a plural, in English and Spanish', () => {
    const plural = /\{\{count(?:, number)?\}\} (?:[a-zñ]+ )?[a-zñ]+s\b/u;
    const hasNone = ({ language, namespace, key, text }: Entry) =>
      plural.test(text) && isNoSingular(key) && !(`${key}_one` in (texts[language]?.[namespace] ?? {}));
    const western = entries.filter(({ language }) => language === 'en' || language === 'es');
    expect(offenders((entry) => hasNone(entry) && !neverOne.includes(entry.key), western)).toEqual([]);
  });

  test('show the singular for one', async () => {
    const english = i18next.createInstance();
    await english.init({
      lng: 'en',
      keySeparator: false,
      resources: { en: { comments: texts['en']?.['comments'] ?? {} } },
    });
    const shown = [0, 1, 2].map((count) => english.t('list.replies', { ns: 'comments', count }));
    expect(shown).toEqual(['0 replies', '1 reply', '2 replies']);
  });

  test('take the numbers of the result rule from the rule', () => {
    const numbers = Object.values(resultRule.parameters).join('|');
    const isNumber = new RegExp(`(?<![\\d.,])(${numbers})(?![\\d.,])`);
    const about = entries.filter(({ namespace }) => namespace === 'reviews' || namespace === 'templates');
    expect(offenders(({ text }) => isNumber.test(text.replace(placeholder, '')), about)).toEqual([]);
  });

  test('have braces only around placeholders', () => {
    expect(offenders(({ text }) => /[{}]/.test(text.replace(placeholder, '')))).toEqual([]);
  });

  test('contain no other text by $t(), which a direct lookup would show as it is', () => {
    expect(offenders(({ text }) => text.includes('$t('))).toEqual([]);
  });
});

describe('Chinese and Japanese punctuation', () => {
  test('is full width, with no blank between two characters', () => {
    const asian = entries.filter(({ language }) => language === 'zh' || language === 'ja');
    // A blank separates the two parts, as in the vocabulary.
    const isTitle = ({ language, key }: Entry) => language === 'ja' && key === 'app.title';
    expect(offenders((entry) => isHalfWidth(entry.text) && !isTitle(entry), asian)).toEqual([]);
  });

  const halfWidth = [
    '保存,关闭',
    '离开?',
    '好!',
    '登录名:{{account}}',
    '关闭 {{title}}',
    '首 页',
    '回答(200）',
    '保存;',
    '保存.',
    '"新增"',
  ];

  test.for(halfWidth)('%s is refused', (text) => {
    expect(isHalfWidth(text)).toEqual(true);
  });

  const fullWidth = [
    '使用Cookie后重试',
    '8至64位，含3类',
    '“{{title}}”？',
    'Caps Lockがオンです',
    '登录名：{{account}}',
  ];

  test.for(fullWidth)('%s is accepted', (text) => {
    expect(isHalfWidth(text)).toEqual(false);
  });
});

describe('the keys that code names', () => {
  /** The places where views look keys up with `useDomainText`, and the possible keys. */
  let lookups: { where: string; namespaces: Namespace[]; keys: string[] }[];

  beforeAll(async () => {
    const types = await Promise.all(contentTypes.map((entry) => entry.load()));
    const titles = [...routeGroups, ...routes].map(({ title }) => title);
    const menu = [...routeGroups, ...routes.filter(({ hidden }) => !hidden), ...contentTypes].map(({ title }) => title);
    const groups = types.flatMap((type) => type.groups);
    const fields = types.flatMap(fieldsOf);
    const newTitles = contentTypes.map(({ path }) => matchRoute(`${path}/new`)?.route.title ?? path);
    const labels = fields.flatMap(({ label, choices = [] }) => [label, ...choices.map((choice) => choice.label)]);
    const messages = types.flatMap((type) => messagesOf(rulesOf(type), badValues(fieldsOf(type))));
    lookups = [
      { where: 'tabs, page titles, breadcrumb', namespaces: ['shell', 'common'], keys: titles },
      { where: 'menu, list, home page', namespaces: ['shell'], keys: menu },
      {
        where: 'names of records',
        namespaces: ['nouns'],
        keys: [...contentTypes.map(({ path }) => path), scorePath, commentsPath, consultationsPath].map(nounKey),
      },
      { where: 'title of a new record', namespaces: ['content', 'shell'], keys: newTitles },
      { where: 'groups of fields', namespaces: ['content', 'shell'], keys: groups.map(({ title }) => title) },
      { where: 'fields', namespaces: ['content'], keys: labels },
      { where: 'rules of content', namespaces: ['content', 'editor'], keys: messages },
      { where: 'rules of a password', namespaces: ['shell'], keys: messagesOf(PasswordChange, badPasswords) },
      {
        where: 'statuses of a record',
        namespaces: ['content'],
        keys: recordStatuses.map((status) => `status.${status}`),
      },
      { where: 'operations', namespaces: ['content'], keys: recordOperations.map(({ name }) => `op.${name}`) },
      {
        where: 'messages',
        namespaces: ['shell'],
        keys: [
          ...recordOperations.map(({ name }) => name),
          'comments',
          ...userOperations,
          ...reviewStepNames.map((step) => `review.${step}`),
          ...consultationActs.map((act) => `consultation.${act}`),
          ...recordOperations.filter(isNextStep).map(({ name }) => `onlySaved.${name}`),
        ].map((name) => `notice.${name}`),
      },
      { where: 'rights', namespaces: ['shell'], keys: actions.map((action) => `right.${action}`) },
      { where: 'log', namespaces: ['logs', 'content', 'shell', 'users'], keys: logKeys() },
      { where: 'rules of a user', namespaces: ['users'], keys: messagesOf(NewUserRules, badUsers) },
      { where: 'statuses of the session', namespaces: ['common'], keys: statusesOf(sessionMachine.root) },
    ];
  });

  test('are found in the namespaces that the views use', async () => {
    const missing = lookups.map(async ({ where, namespaces, keys }) =>
      (await notFound(namespaces, keys)).map((key) => `${where}: ${key} in ${namespaces.join(', ')}`),
    );
    expect((await Promise.all(missing)).flat()).toEqual([]);
  });

  test('are collected for every lookup', () => {
    expect(lookups.filter(({ keys }) => keys.length === 0)).toEqual([]);
  });

  test('include the messages of rules', () => {
    const keysOf = (wanted: string) => lookups.find(({ where }) => where === wanted)?.keys;
    expect(keysOf('rules of content')).toEqual(
      expect.arrayContaining([
        'msg.required',
        'msg.required.choice',
        'msg.tooLong',
        'msg.choice',
        'msg.phone.required',
        'msg.phone.format',
        'msg.dateTime.format',
        'msg.number.whole',
        'msg.number.negative',
        'msg.order.notBefore',
        'msg.order.notAfter',
      ]),
    );
    expect(keysOf('rules of a password')).toEqual(
      expect.arrayContaining(['pwd.required', 'pwd.rule', 'pwd.mismatch', 'pwd.same']),
    );
    expect(keysOf('rules of a user')).toEqual(
      expect.arrayContaining([
        'rule.account',
        'rule.phoneFormat',
        'rule.passwordWeak',
        'rule.mismatch',
        'rule.tooLong',
      ]),
    );
    expect(keysOf('statuses of the session')).toEqual(['perm.waiting', 'perm.success', 'perm.failed']);
  });

  test('exist if a view names them directly', () => {
    const known = new Set(entries.map(({ key }) => key));
    // Events, facts and notices have names of the same form.
    const events = new Set(
      Object.values(allSources).flatMap((code) =>
        [...code.matchAll(/(?:type|code): '([\w.]+)'/g)].map(([, name]) => name),
      ),
    );
    const families = new RegExp(
      `'((?:${[...new Set([...known].map((key) => key.split('.')[0]))].join('|')})\\.[\\w.]+)'`,
      'g',
    );
    const unknown = Object.entries(sources).flatMap(([path, code]) =>
      [...code.matchAll(families)].flatMap(([, key = '']) =>
        known.has(key) || events.has(key) ? [] : [`${path}: ${key}`],
      ),
    );
    expect(unknown).toEqual([]);
  });

  test('are all used somewhere', () => {
    const code = Object.values(allSources).join('\n');
    const written = new Set([...code.matchAll(/'(?:\w+:)?([\w.]+)'/g)].map(([, key]) => key));
    const begun = [...code.matchAll(/`((?:\w+\.)+)\$\{/g)].map(([, beginning = '']) => beginning);
    const found = new Set(lookups.flatMap(({ keys }) => keys).map((key) => key.replace(/^\w+:/, '')));
    const isUsed = ({ key }: Entry) =>
      written.has(key) || found.has(key) || begun.some((beginning) => key.startsWith(beginning));
    expect(offenders((entry) => entry.language === 'zh' && !isUsed(entry))).toEqual([]);
  });
});

describe('views', () => {
  test('contain no literal texts', () => {
    expect(Object.entries(sources).flatMap(([path, code]) => wordsIn(path, code))).toEqual([]);
  });

  test('are all checked', () => {
    expect(Object.keys(sources).filter((path) => path.endsWith('.tsx')).length).toBeGreaterThan(30);
  });

  test.for<[string, string[]]>([
    ['<p>Hello</p>', ['Hello']],
    ['<p>\n  {name} says\n</p>', ['says']],
    ['<p>{busy ? "Wait" : t("btn.save")}</p>', ['Wait']],
    ['<p>{failed && `Failed: ${reason}`}</p>', ['Failed:']],
    ['<Button title="Save" />', ['Save']],
    ['<Button aria-label={busy ? "Wait" : "Save"} />', ['Wait', 'Save']],
    ['<Input closeButtonProps={{ "aria-label": "Close" }} />', ['Close']],
    ['show({ message: "Saved" })', ['Saved']],
    ['say("首页")', ['首页']],
    ['say(`共${n}条`)', ['共', '条']],
    ['const words = { weak: "Not strong enough" }', ['Not strong enough']],
    ['say(busy ? `Wait for ${name}` : "")', ['Wait for']],
    // Neither words nor texts.
    ['<p>{/* 首页 */}{count} / {total}</p>', []],
    ['<Input type="search" splitChars={[",", "，", "、"]} autoComplete="off" />', []],
    ['<p className={busy ? "busy" : "idle"}>{text("msg.required")}</p>', []],
    ['<p className="Wide and narrow" rel="noopener noreferrer me" />', []],
    ['throw new Error("This is for developers")', []],
    ['format(time, "YYYY-MM-DD HH:mm")', []],
  ])('%s', ([code, expected]) => {
    expect(wordsIn('view.tsx', code).map((found) => found.replace(/^view\.tsx:\d+ /, ''))).toEqual(expected);
  });
});

/** The specification's own texts (product 4, 5, 8), letter for letter (decision 033). */
const exactTexts: Record<string, Record<string, string>> = {
  auth: { 'login.userNameRequired': '请输入登录名' },
  common: {
    'perm.waiting': '等待获取',
    'perm.success': '获取成功',
    'perm.failed': '获取失败',
    'msg.noPagePermission': '没有页面访问权限',
    'msg.expired': '账号已过期，请重新登录',
    'msg.tip': '提示',
    'msg.networkDown': '无法连接服务器',
    'msg.timeout': '请求已超时',
    'pwd.success': '修改密码成功',
  },
  shell: {
    'expiry.relogin': '重新登录',
    'pwd.old': '旧密码',
    'pwd.new': '新密码',
    'pwd.confirm': '确认密码',
    'pwd.required': '不能为空',
    'pwd.mismatch': '新密码不一致',
  },
  editor: { 'msg.phone.required': '手机号不能为空', 'msg.phone.format': '请输入正确格式的手机号！' },
  users: {
    'rule.account': '请输入登录名',
    'rule.accountTaken': '账号已存在',
    'rule.name': '姓名不能为空',
    'rule.phone': '手机号不能为空',
    'rule.phoneFormat': '请输入正确格式的手机号！',
    'rule.mismatch': '新密码不一致',
  },
};

test('Chinese has the exact texts of the specification', () => {
  expect(chinese).toMatchObject(exactTexts);
});

/** `number` writes a number with separators. */
const placeholder = /\{\{\w+(?:, number)?\}\}/g;

/** Keys such as `arrived_one` hold the singular of a text with a `{{count}}`. */
const singular = /_one$/;
const isNoSingular = (key: string) => !singular.test(key);
const pluralKey = (key: string) => key.replace(singular, '');

function placeholdersOf(text: string): string[] {
  return (text.match(placeholder) ?? []).map((one) => one.replace(', number', '')).sort();
}

/** Whether ASCII punctuation or a blank is next to a character. The value of a placeholder counts as a character. */
function isHalfWidth(text: string): boolean {
  const filled = text.replace(placeholder, '字');
  const character = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々，。、：；！？（）「」“”]`;
  const mark = String.raw`[,.;:!?()"']`;
  return new RegExp(`${character}${mark}|${mark}${character}|${character} +${character}`, 'u').test(filled);
}

/** The keys for which `useDomainText`, rendered as in a view, finds no text. */
async function notFound(namespaces: Namespace[], keys: readonly string[]): Promise<string[]> {
  const i18n = i18next.createInstance();
  // As in src/i18n/setup.ts, with everything loaded.
  await i18n.init({
    lng: 'zh',
    resources: { zh: chinese },
    fallbackLng: false,
    defaultNS: 'common',
    keySeparator: false,
    nsSeparator: ':',
  });
  const Missing = () => {
    const text = useDomainText(namespaces);
    return keys.filter((key) => text(key) === key).join(' ');
  };
  const drawn = renderToString(createElement(I18nextProvider, { i18n }, createElement(Missing)));
  return [...new Set(drawn.split(' ').filter(Boolean))];
}

/** The messages that the rules of a form give for these values. */
function messagesOf(rules: Parameters<typeof safeParse>[0], values: readonly unknown[]): string[] {
  return values.flatMap((value) => safeParse(rules, value).issues?.map(({ message }) => message) ?? []);
}

/** Invalid values: empty, malformed, negative, too long, and out of order. */
const badValues = (fields: readonly Field[]) => [
  ...['', 'x', '-1', 'x'.repeat(1_000_000)].map((value) => Object.fromEntries(fields.map(({ name }) => [name, value]))),
  ...['notBefore', 'notAfter'].map((bound) =>
    Object.fromEntries(fields.map((field) => [field.name, dateBeside(field, bound)])),
  ),
];

/** A value that is too early or too late for a field that is bound to another one. */
function dateBeside(field: Field, bound: string): string {
  const day = !(bound in field) ? '2026-03-12' : bound === 'notBefore' ? '2026-03-11' : '2026-03-13';
  return field.kind === 'date' ? day : `${day} 00:00:00`;
}

const badPasswords = [
  { oldPwd: '', newPwd1: '', newPwd2: '' },
  { oldPwd: 'old', newPwd1: 'weak', newPwd2: 'other' },
  { oldPwd: 'Forest@2026', newPwd1: 'Forest@2026', newPwd2: 'Forest@2026' },
];

/** The fields that messages mention; a reset shows the password. */
const userOperations = ['enable', 'disable', 'unlock', 'delete'] satisfies UserOperation[];

const blankUser = { ...emptyUser, password: '', rePassword: '' };
const badUsers = [
  blankUser,
  { ...blankUser, account: 'x'.repeat(1000), phone: 'x', email: 'x', password: 'weak', rePassword: 'other' },
];

/** The keys of the log’s texts. */
const logKeys = (): string[] => [
  ...[...ownActions, ...recordOperations.map(({ name }) => name)].map(
    (action) => actionKey({ action, path: '/sys/user' }) ?? action,
  ),
  ...consultationActions.map((action) => actionKey({ action, path: consultationsPath }) ?? action),
  ...consultationFields.map((name) => fieldKey({ path: consultationsPath }, name) ?? name),
  ...consultationStatuses.map((status) => valueKey({ path: consultationsPath }, 'status', status) ?? status),
  ...['free', 'worked'].map((kind) => valueKey({ path: consultationsPath }, 'kind', kind) ?? kind),
  ...[...areas.map((area) => `/sys/${area}`), ...Object.keys(pageAreas), ...contentTypes.map(({ path }) => path)].map(
    (path) => placeKey({ path }) ?? path,
  ),
  ...ownFields.map((name) => fieldKey({ path: '/sys/role' }, name) ?? name),
  ...userFields.map((name) => fieldKey({ path: '/sys/user' }, name) ?? name),
  ...commentFields.map((name) => fieldKey({ path: commentsPath }, name) ?? name),
  ...commentStatuses.map((status) => valueKey({ path: commentsPath }, 'status', status) ?? status),
  ...templateFields.map((name) => fieldKey({ path: '/set/masterplate' }, name) ?? name),
  ...templateStatuses.map((status) => valueKey({ path: '/set/masterplate' }, 'status', status) ?? status),
  ...userStates.map((state) => valueKey({ path: '/sys/user' }, 'state', state) ?? state),
  ...logTypes.map((type) => `type.${type}`),
  ...logResults.map((result) => `result.${result}`),
];

interface StateNode {
  meta?: { status?: string } | undefined;
  states: Record<string, StateNode>;
}

const statusesOf = ({ meta, states }: StateNode): string[] => [
  ...(meta?.status ? [meta.status] : []),
  ...Object.values(states).flatMap(statusesOf),
];

/** Attributes and options that people read or hear. */
const spoken = new Set(
  'title label alt placeholder description message hint error tooltip nothingFoundMessage aria-label aria-description aria-valuetext'.split(
    ' ',
  ),
);

interface Node {
  type: string;
  start: number;
}

/** Literal texts, which would show in one language only: between tags, in spoken attributes, sentences, Chinese and Japanese. */
function wordsIn(path: string, code: string): string[] {
  const { program, errors } = parseSync(path, code);
  const found = new Map<number, string>();
  const isView = !path.includes('/app/');
  const add = (text: string, { start }: Node) => {
    if (/\p{L}/u.test(text)) found.set(start, text.trim());
  };
  /** Texts for developers or machines. */
  const unshown = new Set<number>();
  const addWritten = (text: string, node: Node) => {
    const isAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
    if (isAsian || (isView && isSentence(text) && !unshown.has(node.start))) add(text, node);
  };
  const hide = (node: Expression | null) => {
    for (const [, { start }] of shownBy(node)) unshown.add(start);
  };
  /** The texts of an expression, as far as they are literal. Known keys are no texts: they are looked up. */
  const addShown = (node: Node | null) => {
    for (const [text, from] of shownBy(node)) if (!isKey(text)) add(text, from);
  };
  const addChildren = ({ children }: { children: readonly (Node & { expression?: Node })[] }) => {
    for (const { expression } of children) addShown(expression ?? null);
  };
  new Visitor({
    JSXText: (node) => add(node.value, node),
    JSXElement: addChildren,
    JSXFragment: addChildren,
    JSXAttribute: ({ name, value }) => {
      if (name.type !== 'JSXIdentifier') return;
      if (name.name === 'className' || name.name === 'rel') hide(value);
      if (!spoken.has(name.name)) return;
      addShown(value?.type === 'JSXExpressionContainer' ? value.expression : value);
    },
    Property: ({ key, value }) => {
      const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';
      if (spoken.has(name) && name !== 'error') addShown(value); // an option of that name may be a tone
    },
    NewExpression: (node) => node.arguments.forEach(hide),
    Literal: (node) => typeof node.value === 'string' && addWritten(node.value, node),
    TemplateElement: (node) => addWritten(node.value.raw, node),
  }).visit(program);
  const lineOf = (start: number) => code.slice(0, start).split('\n').length;
  const unreadable = errors.map(({ message }) => `${path}: ${message}`);
  return [...unreadable, ...[...found].map(([start, text]) => `${path}:${lineOf(start)} ${text}`)];
}

/** Two words of which the first is capitalised, or three words. */
const isSentence = (text: string) => /^\p{Lu}\p{Ll}+ \p{L}|\p{Ll}{2,} \p{L}+ \p{L}{2,}/u.test(text);

type Expression = Node & {
  value?: unknown;
  quasis?: (Node & { value: { raw: string } })[];
  consequent?: Expression;
  alternate?: Expression;
  right?: Expression;
};

/** The literal texts in an expression that can become its value. */
function shownBy(node: Expression | null | undefined): [text: string, from: Node][] {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [[node.value, node]] : [];
    case 'TemplateLiteral':
      return (node.quasis ?? []).map((quasi) => [quasi.value.raw, quasi]);
    case 'ConditionalExpression':
      return [...shownBy(node.consequent), ...shownBy(node.alternate)];
    case 'LogicalExpression':
      return shownBy(node.right);
    default:
      return [];
  }
}

function isKey(text: string): boolean {
  return entries.some(({ key }) => key === text);
}
