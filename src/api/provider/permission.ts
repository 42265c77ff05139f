import { actions, buttonOf, type ModuleEntry } from '#src/domain/rights/access.ts';
import { AdapterError, type Field } from './field.ts';

/**
 * A module path in the form of a permission string: `home:scienceKnowledge` for the page `/home/scienceKnowledge`, and
 * `home:scienceKnowledge:add` for its button.
 */
export const permission = (name: string): Field<string> => ({ name, read: pathOf, write: permissionOf });

/** A list of rights as permission strings. */
export const permissions = (name: string): Field<ModuleEntry[]> => ({
  name,
  read(value, place) {
    if (!Array.isArray(value)) throw new AdapterError(place, value, 'is no list of permissions');
    return value.map((one, index) => ({ modulePath: pathOf(one, `${place}[${index}]`) }));
  },
  write: (entries) => entries.map(({ modulePath }) => permissionOf(modulePath)),
});

function pathOf(value: unknown, place: string): string {
  if (typeof value !== 'string') throw new AdapterError(place, value, 'is no permission');
  const words = value.split(':');
  const action = actions.find((one) => one === words.at(-1));
  return action ? buttonOf(pageOf(words.slice(0, -1)), action) : pageOf(words);
}

const pageOf = (words: readonly string[]): string => `/${words.join('/')}`;

const permissionOf = (path: string): string => path.slice(1).replaceAll('/', ':').replace('_', ':');
