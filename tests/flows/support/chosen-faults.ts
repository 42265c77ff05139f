import { classesOf, oneOfEachClass } from '#tests/support/by-class.ts';
import { isDeep } from '#tests/support/deep.ts';
import { eachFault, type NamedFault } from './each-fault.ts';

/** The effect of a fault on a call. The call matrix tests how the client detects the faults of one class. */
const classOf = ([, { ends, arrives, isSuccess }]: NamedFault): string => JSON.stringify({ ends, arrives, isSuccess });

/**
 * The faults for the call at this place of its list: every fault in the deep suite, otherwise one of each class. The calls
 * take the faults of a class in turn.
 */
export const chosenFaults = (place: number): readonly NamedFault[] =>
  isDeep ? eachFault : oneOfEachClass(eachFault, classOf, place);

/** The classes that have no fault among the chosen ones. */
export const missingFrom = (chosen: readonly NamedFault[]): readonly (readonly NamedFault[])[] =>
  classesOf(eachFault, classOf).filter((ofClass) => !ofClass.some((fault) => chosen.includes(fault)));
