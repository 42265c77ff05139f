import { expect } from 'vitest';

type End = () => void | Promise<void>;

const endings: End[] = [];

/**
 * Registers what a support module does after every test. The files of a worker share their modules, so `afterEach` at the
 * top of a module would serve only the first file that imports it. A module ends before those that it imports.
 */
export const afterEveryTest = (end: End): void => void endings.unshift(end);

/** Ends a test for all support modules, also when one of them fails. The setup file of the whole-app tests calls it. */
export async function endTest(): Promise<void> {
  const errors: unknown[] = [];
  for (const end of endings) {
    try {
      await end();
    } catch (error) {
      errors.push(error);
    }
  }
  expect(errors).toEqual([]);
}
