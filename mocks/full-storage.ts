import type { Words } from '#mocks/control/words.ts';
import { watchChanges } from './current.ts';

/** The tools remember their own looks: they are no part of what is tested. */
const ofTools = /^(tools|mock|inspector)(\.|$)/;

/** While the plan says so, the browser's storage takes nothing of the app any more. */
export function fillStorage(words: Words): void {
  let isFull = false;
  const read = () =>
    void words.current().then(({ storageFull }) => {
      isFull = storageFull;
    });
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function setUnlessFull(this: Storage, name: string, value: string) {
    if (isFull && !ofTools.test(name)) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    setItem.call(this, name, value);
  };
  read();
  watchChanges(read);
}
