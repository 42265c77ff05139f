import { type OfficeWordFault, officeWordFault, type TypedOfficeWord } from '#src/domain/checks/office-word.ts';
import { longestWord, type TypedWord } from '#src/domain/comments/watch-word.ts';
import { wordFault, type WordFault } from '#src/domain/comments/word-fault.ts';
import { Refusal } from '#mocks/server/refusal.ts';

const most = 50;
const longestNote = 200;

/** Trims a word and its exceptions, and removes duplicate exceptions. */
export function trimmedWord<Typed extends Pick<TypedWord, 'word' | 'exceptions'>>(typed: Typed): Typed {
  const exceptions = typed.exceptions.map((one) => one.trim()).filter((one) => one !== '');
  return { ...typed, word: typed.word.trim(), exceptions: [...new Set(exceptions)] };
}

/** Refuses an invalid watch word. */
export const checkWatchWord = ({ word, exceptions }: Pick<TypedWord, 'word' | 'exceptions'>): void =>
  refuse(wordFault(word, exceptions), '关注词', exceptions);

/** Refuses an invalid wrong or forbidden word. */
export const checkOfficeWord = (typed: TypedOfficeWord): void =>
  refuse(officeWordFault(typed), '错词或禁用词', typed.exceptions);

function refuse(fault: OfficeWordFault | null, noun: string, exceptions: readonly string[]) {
  if (fault?.part === 'right') throw new Refusal(400, rightMessages[fault.fault]);
  if (fault) throw new Refusal(400, messageOf(fault, noun));
  if (exceptions.length > most) throw new Refusal(400, `例外词不能超过${most}个`);
}

const rightMessages = {
  blank: '请填写正确写法',
  long: `正确写法不能超过${longestWord}个字`,
  same: '正确写法不能与错词相同',
};

function messageOf(fault: WordFault, noun: string): string {
  const name = fault.part === 'word' ? noun : `例外词“${fault.exception}”`;
  if (fault.fault === 'long') return `${fault.part === 'word' ? name : '例外词'}不能超过${longestWord}个字`;
  if (fault.fault === 'blank') return `${name}须包含文字或数字`;
  return `${name}须包含${noun}，且比它更长`;
}

export function checkedNote(given: string): string {
  const note = given.trim();
  if ([...note].length > longestNote) throw new Refusal(400, `备注不能超过${longestNote}个字`);
  return note;
}
