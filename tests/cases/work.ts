/** What the work of many people on one thing must be like: expert scoring (`W1`), charts (`W7`). */
export const workCases: Readonly<Record<string, string>> = {
  'W1.1': 'until one has submitted, no place and no answer shows or implies another’s points for that base',
  'W1.2':
    'an expert of the base under review, or who made its application, cannot be appointed; the mock refuses; anyone else recuses with a reason',
  'W1.3': 'recused, not started, begun (7 of 29) and submitted are four different words everywhere',
  'W1.4':
    'not scored and 0 points differ; submit is refused while one is open, lists all with jump links, and focuses the first',
  'W1.5': 'a wheel over a points field never changes it',
  'W1.6':
    'points, comments and files have one save rule, each with the time it was kept; a failed save says which field',
  'W1.7':
    'submit and next opens the next waiting base after this one; nothing typed for one base is in another’s fields',
  'W1.8':
    'reopening keeps the submitted sheet as a readable version, starts from its points, shows what changed and why',
  'W1.9': 'a passed result is a snapshot; a later reopening is said and changes it only when it is passed again',
  'W1.10': 'pass or return closes the open sheets of that base and tells their experts',
  'W1.11': 'each flagged sheet needs the chair’s recorded word before pass is offered',
  'W1.12': 'the same total, mean and grade, digit for digit, wherever they stand; in a workbook they are numbers',
  'W1.13':
    'the printed sheet repeats base, sheet number, table head and page number on every page; a blank form prints too',
  'W1.14': 'a sheet given on paper can be entered by another person: marked, with its scan, locked after',
  'W1.15': 'two windows, or a stale one, never write one base’s sheet into another’s; the second one says so',
  'W1.16': 'a template in use is never edited; sheets keep their version',
  'W7.1':
    'page hidden and shown, sidebar folded, inner tab changed, 992 px crossed: the chart is there in the first painted frame, of the right size, without warning or second call, 100 times, in StrictMode',
};
