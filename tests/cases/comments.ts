/** Requirements for the moderation of comments (`W2`). */
export const commentCases: Readonly<Record<string, string>> = {
  'W2.1':
    'after an action the next comment is chosen and in view; the handled one stays with its new status until the list is refreshed',
  'W2.2': 'Ctrl+Z undoes my last action, and “my last actions” lists twenty; also after changing the page',
  'W2.3': 'a step on a comment whose text has changed is refused; the new text appears with the difference marked',
  'W2.4':
    'if another user handled it first, my step is refused and shows person, time and result; nothing happens twice, and no lock remains',
  'W2.5': 'new arrivals are counted at the top; the list never moves under the cursor or the reading pane',
  'W2.6': 'counts in menu, filter and list agree after every action, also of another browser tab',
  'W2.7':
    'a marked comment names the word and the list entry; marks are correct where they touch, overlap or end a line',
  'W2.8':
    'matching ignores full width, case, inserted blanks and signs; Latin words match as whole words, Chinese ones as substrings with exceptions',
  'W2.9':
    'before a word is saved, the number of comments of the last 90 days that it would mark is shown with five examples',
  'W2.10':
    'single keys do nothing while typing, in composition, with a dialog open or with a modifier; delete needs Shift; `?` lists them; each account has its own switch',
  'W2.11': 'J on the last row loads the next page, K on the first row the previous one',
  'W2.12':
    'the pane shows the subject, parent, siblings and replies, and a deleted parent as such; deleting a comment with replies explains what happens to them',
  'W2.13': '“queue empty” and “nothing matches” are two texts, the second with a way to clear the filter',
  'W2.14': 'a bulk step covers all matches, has a result for each, and shows its limit',
};
