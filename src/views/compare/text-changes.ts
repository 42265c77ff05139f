import { diffWords, diffWordsWithSpace } from 'diff';

/** A part of a text that is new, removed or unchanged. */
export interface TextChange {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** With more changes than this a comparison by words would take too long: the versions count as different texts. */
const mostEdits = 3000;

/** A long unchanged part is shown by its beginning and end only. */
const longest = 160;
const shownEnd = 60;

/** The changes of a text, word by word, as the segmenter of its language splits it. */
export function textChanges(before: string, after: string, language: string): readonly TextChange[] {
  // Available in Firefox since 125. Without it, each Chinese character counts as a word.
  const Segmenter = Intl.Segmenter as typeof Intl.Segmenter | undefined;
  const words = diffWords(before, after, {
    ...(Segmenter && { intlSegmenter: new Segmenter(language, { granularity: 'word' }) }),
    maxEditLength: mostEdits,
  });
  // Without a changed word only white space differs. It is shown, because two different texts must never look the same.
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
