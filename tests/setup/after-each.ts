const endings: (() => void)[] = [];

/**
 * Registers what a support module does after every test. The files of a worker share their modules, so that `afterEach` at
 * the top of a module would serve only the first file that imports it.
 */
export const afterEveryTest = (end: () => void): void => void endings.push(end);

/** Ends a test for all support modules. The setup file of the whole-app tests calls it. */
export const endTest = (): void => endings.forEach((end) => end());
