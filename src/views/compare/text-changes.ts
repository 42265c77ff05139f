import { diffWords, diffWordsWithSpace } from 'diff';

/** A stretch of a text, and whether it is new, gone or the same. */
export interface TextChange {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Beyond this the two are other texts, and comparing them word by word would take longer than anyone waits. */
const mostEdits = 3000;

/** A long stretch without changes is told by its ends. */
const longest = 160;
const shownEnd = 60;

/** What became of a text, word by word in its own language. */
export function textChanges(before: string, after: string, language: string): readonly TextChange[] {
  const intlSegmenter = new Intl.Segmenter(language, { granularity: 'word' });
  const words = diffWords(before, after, { intlSegmenter, maxEditLength: mostEdits });
  // Where no word has changed, blanks and line breaks have: two different texts never look the same.
  const changes =
    words?.some(isChange) === false ? diffWordsWithSpace(before, after, { maxEditLength: mostEdits }) : words;
  if (!changes)
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ].filter(({ text }) => text !== '') as TextChange[];
  return changes.map(({ added, removed, value }, index) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: added || removed ? value : shortened(value, index > 0, index < changes.length - 1),
  }));
}

const isChange = ({ added, removed }: { added: boolean; removed: boolean }) => added || removed;

function shortened(text: string, hasBefore: boolean, hasAfter: boolean): string {
  const letters = [...text];
  if (letters.length <= longest) return text;
  const head = hasBefore ? letters.slice(0, shownEnd).join('') : '';
  const tail = hasAfter ? letters.slice(-shownEnd).join('') : '';
  return `${head} … ${tail}`;
}
