/** Words that mean the same in names of fields, by the first of them. */
const synonyms: readonly (readonly string[])[] = [
  ['create', 'created', 'creation', 'creator', 'add', 'added', 'insert', 'gmtcreate'],
  ['update', 'updated', 'modify', 'modified', 'modifier', 'updater', 'edit', 'edited', 'editor', 'change', 'changed'],
  ['time', 'date', 'datetime', 'at', 'timestamp', 'gmt', 'until', 'expire', 'expires'],
  ['user', 'by', 'account', 'login', 'username', 'operator', 'member', 'oper'],
  ['name', 'nick', 'nickname', 'realname', 'label'],
  ['state', 'status', 'flag', 'stat'],
  ['phone', 'mobile', 'tel', 'telephone', 'phonenumber', 'cell'],
  ['mail', 'email'],
  ['id', 'key', 'uuid', 'pk'],
  ['picture', 'image', 'img', 'photo', 'pic', 'avatar', 'cover', 'thumbnail'],
  ['title', 'subject', 'headline'],
  ['content', 'text', 'body', 'detail', 'html'],
  ['summary', 'abstract', 'intro', 'introduction', 'brief', 'description', 'desc', 'digest'],
  ['note', 'remark', 'remarks', 'memo'],
  ['order', 'sort', 'seq', 'rank', 'sequence'],
  ['module', 'menu', 'perm', 'perms', 'permission', 'modules', 'menus', 'permissions'],
  ['base', 'dept', 'department', 'org', 'organization'],
  ['top', 'pinned', 'sticky', 'istop'],
  ['banner', 'carousel', 'slide', 'isbanner'],
  ['version', 'revision', 'rev'],
  ['lock', 'locked'],
  ['kind', 'type', 'category'],
  ['address', 'addr', 'location'],
  ['author', 'writer'],
  ['source', 'origin'],
  ['total', 'count', 'num'],
];

const canonical = new Map(synonyms.flatMap((words) => words.map((word) => [word, words[0] ?? word] as const)));

/** Words that carry no meaning of their own. */
const empty = new Set(['is', 'has', 'info', 'value', 'the', 'of', 'list', 'field', 'number']);

/** The words of a name in camelCase, snake_case or with dots: in lower case, without digits, one for all synonyms. */
export function wordsOf(name: string): string[] {
  const raw = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean);
  const meaning = raw.filter((word) => !empty.has(word));
  const words = (meaning.length > 0 ? meaning : raw).map((word) => canonical.get(word) ?? word);
  return [...new Set(raw.some(isAgent) ? [...words, 'user'] : words)];
}

/** `creator` means the same as `createdBy`. */
const isAgent = (word: string): boolean => ['creator', 'modifier', 'updater'].includes(word);

/**
 * How similar two names are, from 0 to 1. `context`: the words of the record, such as `user`, which `userId` repeats and `id`
 * does not.
 */
export function similarity(ours: string, theirs: string, context: readonly string[]): number {
  if (flat(ours) === flat(theirs)) return 1;
  const [a, b] = [wordsOf(ours), wordsOf(theirs)];
  const inContext = b.filter((word) => !context.includes(word));
  return Math.max(shared(a, b), 0.95 * shared(a, inContext));
}

const flat = (name: string): string => name.replaceAll(/[^a-z\d]/gi, '').toLowerCase();

function shared(a: readonly string[], b: readonly string[]): number {
  const both = a.filter((word) => b.includes(word)).length;
  return a.length === 0 || b.length === 0 ? 0 : both / new Set([...a, ...b]).size;
}
