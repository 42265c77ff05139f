/** What moderating comments must be like (`W2`). */
export const commentCases: Readonly<Record<string, string>> = {
  'W2.1':
    'after an action the next comment is chosen and in view; the acted one stays with its new status until the list is refreshed',
  'W2.2': 'Ctrl+Z takes back my last action, “my last actions” lists twenty; also after changing the page',
  'W2.3': 'a step on a comment whose text changed since I saw it is refused; the new text appears, difference marked',
  'W2.4': 'another handled it first: who, when, result; mine is refused, nothing twice; no lock is left behind',
  'W2.5': 'new arrivals are counted on top; the list never moves under the cursor or the reading pane',
  'W2.6': 'counts in menu, filter and list agree after every action, also of another browser tab',
  'W2.7': 'a marked comment names the word and the list entry; marks are right where they touch, overlap or end a line',
  'W2.8':
    'matching folds full width, case, inserted blanks and signs; Latin words match whole, Chinese by substring with exceptions',
  'W2.9': 'before a word is saved: how many comments of the last 90 days it would mark, five examples',
  'W2.10':
    'single keys are dead while typing, in composition, with a dialog open, with a modifier; delete needs Shift; `?` lists them; the switch is per person',
  'W2.11': 'J on the last row loads the next page, K on the first the one before',
  'W2.12':
    'the pane shows what is commented on, parent, siblings and replies, a deleted parent as such; deleting one with replies says what becomes of them',
  'W2.13': '“queue empty” and “nothing matches” are two texts, the second with a way to clear the filter',
  'W2.14': 'bulk over all that match, a result for each, the cap said',
};
