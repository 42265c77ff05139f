import { classesOf, oneOfEachClass } from '#tests/support/by-class.ts';
import { isDeep } from '#tests/support/deep.ts';
import { eachFault, type NamedFault } from './each-fault.ts';

/** What a fault does to a call. Faults of one class differ only in how the client finds out, and the matrix of calls tries that. */
const classOf = ([, { ends, arrives, isSuccess }]: NamedFault): string => JSON.stringify({ ends, arrives, isSuccess });

/**
 * The faults for the call at this place of its list: all in the deep suite, otherwise one of each class. The calls take the
 * faults of a class by turns.
 */
export const chosenFaults = (place: number): readonly NamedFault[] =>
  isDeep ? eachFault : oneOfEachClass(eachFault, classOf, place);

/** The classes that have no fault among the chosen ones. */
export const missingFrom = (chosen: readonly NamedFault[]): readonly (readonly NamedFault[])[] =>
  classesOf(eachFault, classOf).filter((ofClass) => !ofClass.some((fault) => chosen.includes(fault)));
