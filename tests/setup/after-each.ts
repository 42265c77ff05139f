import { expect } from 'vitest';

type End = () => void | Promise<void>;

const endings: End[] = [];

/**
 * Registers the cleanup of a support module after every test. The files of a worker share their modules, so `afterEach`
 * at the top of a module would apply only to the first file that imports it. A module is cleaned up before those that
 * it imports.
 */
export const afterEveryTest = (end: End): void => void endings.unshift(end);

/** Runs the cleanup of all support modules, even if one fails. The setup file of the whole-app tests calls it. */
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
