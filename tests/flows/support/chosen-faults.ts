import { classesOf, oneOfEachClass } from '#tests/support/by-class.ts';
import { isDeep } from '#tests/support/deep.ts';
import { eachFault, type NamedFault } from './each-fault.ts';

/** What a fault does to a call. Faults of one class differ only in how the client comes to know it, which the matrix of calls tries. */
const classOf = ([, { ends, arrives, isSuccess }]: NamedFault): string => JSON.stringify({ ends, arrives, isSuccess });

/**
 * The faults that the call with this place in its list meets: in the deep suite all, otherwise one of each class. Which
 * one it is goes round from call to call.
 */
export const chosenFaults = (place: number): readonly NamedFault[] =>
  isDeep ? eachFault : oneOfEachClass(eachFault, classOf, place);

/** The classes of which none of the faults is in a choice. */
export const missingFrom = (chosen: readonly NamedFault[]): readonly (readonly NamedFault[])[] =>
  classesOf(eachFault, classOf).filter((ofClass) => !ofClass.some((fault) => chosen.includes(fault)));
