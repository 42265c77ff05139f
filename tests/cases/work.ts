/** Requirements for work of many people on one thing: expert scoring (`W1`), charts (`W7`). */
export const workCases: Readonly<Record<string, string>> = {
  'W1.1': 'before submitting, no page and no answer shows or implies the points of others for that base',
  'W1.2':
    'an expert of the base under review or the author of its application cannot be appointed, and the mock refuses it; others recuse with a reason',
  'W1.3': 'recused, not started, begun (7 of 29) and submitted are four different terms everywhere',
  'W1.4':
    'not scored and 0 points differ; an incomplete sheet cannot be submitted, lists the open criteria with links, and focuses the first',
  'W1.5': 'the mouse wheel never changes a points field',
  'W1.6': 'points, comments and files are saved by one rule, each with its time; a failed save names the field',
  'W1.7':
    'submit and next opens the next waiting base after this one; nothing typed for one base is in the fields of another',
  'W1.8':
    'reopening keeps the submitted sheet as a readable version, starts with its points, and shows the changes with their reason',
  'W1.9': 'a passed result is a snapshot; a later reopening is shown, and changes it only when it is passed again',
  'W1.10': 'passing or returning closes the open sheets of that base and notifies their experts',
  'W1.11': 'each flagged sheet needs a recorded decision of the chair before passing is offered',
  'W1.12': 'total, mean and grade are identical everywhere, digit for digit; in a workbook they are numbers',
  'W1.13':
    'the printed sheet repeats base, sheet number, table head and page number on every page; a blank form can be printed too',
  'W1.14': 'a paper sheet can be entered by another person; it is marked, has its scan, and is locked afterwards',
  'W1.15':
    'two windows, or an outdated one, never write the sheet of one base into another; the second window reports it',
  'W1.16': 'a template in use is never edited; sheets keep their version',
  'W7.1':
    'after hiding and showing the page, folding the sidebar, changing the inner tab or crossing 992 px, the chart is in the first painted frame, in the right size, without a warning or a second call, 100 times, in StrictMode',
};
