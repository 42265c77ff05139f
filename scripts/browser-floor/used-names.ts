import { parseSync, type ESTree, Visitor } from 'vite';

type Node = ESTree.Expression | ESTree.Super;

/** The names in a script that may be features. */
export interface UsedNames {
  /** Identifiers that are not property names. In a minified script only globals have long ones. */
  globals: ReadonlySet<string>;
  /** `URL.canParse`, `navigator.locks`, `window.scheduler`. */
  statics: ReadonlySet<string>;
  /** Names of methods that are called on anything but a global class or namespace. */
  methods: ReadonlySet<string>;
  /** Names of methods of arrays that are called on an iterator: `map` of `set.values().map()`. */
  ofIterators: ReadonlySet<string>;
  /** Flags of regular expressions. */
  flags: ReadonlySet<string>;
}

export function namesIn(file: string, script: string): UsedNames {
  const used = {
    globals: new Set<string>(),
    statics: new Set<string>(),
    methods: new Set<string>(),
    ofIterators: new Set<string>(),
    flags: new Set<string>(),
  };
  const propertyNames = new Set<number>();
  const identifiers: { name: string; start: number }[] = [];
  new Visitor({
    Identifier: (identifier) => void identifiers.push(identifier),
    Property({ key, shorthand, computed }) {
      if (!shorthand && !computed) propertyNames.add(key.start);
    },
    MethodDefinition: ({ key, computed }) => void (computed || propertyNames.add(key.start)),
    PropertyDefinition: ({ key, computed }) => void (computed || propertyNames.add(key.start)),
    MemberExpression(expression) {
      if (!expression.computed) propertyNames.add(expression.property.start);
      const name = nameOf(expression);
      if (name) used.statics.add(name);
    },
    VariableDeclarator({ id, init }) {
      const object = init && id.type === 'ObjectPattern' ? nameOf(init) : '';
      if (!object || id.type !== 'ObjectPattern') return;
      for (const property of id.properties) {
        if (property.type === 'Property' && property.key.type === 'Identifier' && !property.computed)
          used.statics.add(`${object}.${property.key.name}`);
      }
    },
    CallExpression({ callee }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier' || callee.computed) return;
      const { name } = callee.property;
      if (!/^[A-Z]\w{2,}$/.test(nameOf(callee.object))) used.methods.add(name);
      if (isIterator(callee.object) && helper.test(name)) used.ofIterators.add(name);
    },
    Literal(literal) {
      if ('regex' in literal && literal.regex) for (const flag of literal.regex.flags) used.flags.add(flag);
    },
  }).visit(parseSync(file, script, { sourceType: 'module' }).program);
  for (const { name, start } of identifiers) if (name.length > 2 && !propertyNames.has(start)) used.globals.add(name);
  return used;
}

/** `a.b.c`, without the global object before it; an empty string for anything else. */
function nameOf(node: Node): string {
  if (node.type === 'Identifier') return node.name;
  if (node.type !== 'MemberExpression' || node.computed || node.property.type !== 'Identifier') return '';
  const object = nameOf(node.object);
  return object && `${object}.${node.property.name}`;
}

const helper = /^(?:map|filter|take|drop|flatMap|reduce|toArray|forEach|some|every|find)$/;

/** Whether the expression calls a method that returns an iterator. `Object.values` returns an array. */
function isIterator(node: Node): boolean {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return false;
  const { object, property } = node.callee;
  const isOfObject = object.type === 'Identifier' && object.name === 'Object';
  return property.type === 'Identifier' && !isOfObject && /^(?:values|keys|entries|matchAll)$/.test(property.name);
}
