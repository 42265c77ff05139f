import type { Commands } from '#mocks/control/commands.ts';
import { watchChanges } from './current.ts';

/** The settings of the developer tools are not part of the test. */
const toolKeys = /^(tools|mock|inspector)(\.|$)/;

/** While the plan has `storageFull`, the browser's storage refuses everything that the app writes. */
export function simulateFullStorage(commands: Commands): void {
  let isFull = false;
  const read = () =>
    void commands.current().then(({ storageFull }) => {
      isFull = storageFull;
    });
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function setUnlessFull(this: Storage, name: string, value: string) {
    if (isFull && !toolKeys.test(name)) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    setItem.call(this, name, value);
  };
  read();
  watchChanges(read);
}
