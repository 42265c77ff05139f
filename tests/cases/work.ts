import type { Case } from './case.ts';

/** What the work of many people on one thing must be like: expert scoring (`W1`). */
export const workCases: Readonly<Record<string, Case>> = {
  'W1.1': {
    what: 'until one has submitted, no place and no answer shows or implies another’s points for that base',
    waitsFor: 'expert scoring',
  },
  'W1.2': {
    what: 'an expert of the base under review, or who made its application, cannot be appointed; the mock refuses; anyone else recuses with a reason',
    waitsFor: 'expert scoring',
  },
  'W1.3': {
    what: 'recused, not started, begun (7 of 29) and submitted are four different words everywhere',
    waitsFor: 'expert scoring',
  },
  'W1.4': {
    what: 'not scored and 0 points differ; submit is refused while one is open, lists all with jump links, and focuses the first',
    waitsFor: 'expert scoring',
  },
  'W1.5': { what: 'a wheel over a points field never changes it', waitsFor: 'expert scoring' },
  'W1.6': {
    what: 'points, comments and files have one save rule, each with the time it was kept; a failed save says which field',
    waitsFor: 'expert scoring',
  },
  'W1.7': {
    what: 'submit and next opens the next waiting base after this one; nothing typed for one base is in another’s fields',
    waitsFor: 'expert scoring',
  },
  'W1.8': {
    what: 'reopening keeps the submitted sheet as a readable version, starts from its points, shows what changed and why',
    waitsFor: 'expert scoring',
  },
  'W1.9': {
    what: 'a passed result is a snapshot; a later reopening is said and changes it only when it is passed again',
    waitsFor: 'expert scoring',
  },
  'W1.10': {
    what: 'pass or return closes the open sheets of that base and tells their experts',
    waitsFor: 'expert scoring',
  },
  'W1.11': {
    what: 'each flagged sheet needs the chair’s recorded word before pass is offered',
    waitsFor: 'expert scoring',
  },
  'W1.12': {
    what: 'the same total, mean and grade, digit for digit, wherever they stand; in a workbook they are numbers',
    waitsFor: 'expert scoring',
  },
  'W1.13': {
    what: 'the printed sheet repeats base, sheet number, table head and page number on every page; a blank form prints too',
    waitsFor: 'expert scoring',
  },
  'W1.14': {
    what: 'a sheet given on paper can be entered by another person: marked, with its scan, locked after',
    waitsFor: 'expert scoring',
  },
  'W1.15': {
    what: 'two windows, or a stale one, never write one base’s sheet into another’s; the second one says so',
    waitsFor: 'expert scoring',
  },
  'W1.16': { what: 'a template in use is never edited; sheets keep their version', waitsFor: 'expert scoring' },
};
