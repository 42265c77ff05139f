import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { toyMachine } from '#tests/coverage/toy.ts';
import { drawMachine } from '#src/inspector/reading/machine-diagram.ts';
import { describeMachines } from '#scripts/machine-markdown.ts';

test('a machine is described by diagram, states, events and ports', () => {
  expect(describeMachines([toyMachine], { toy: { '': 'A door with a light.', shut: 'Nobody gets in.' } })).toEqual(
    toyPage,
  );
});

test('labels contain no Mermaid syntax', () => {
  const machine = createMachine({
    id: 'odd names',
    initial: 'end',
    states: { end: { on: { 'a: "b"; <c>': 'note; 1' } }, 'note; 1': {} },
  });
  expect(drawMachine(machine).split('\n')).toEqual([
    'stateDiagram-v2',
    '  [*] --> s_end',
    '  state "end" as s_end',
    '  state "note 1" as s_note__1',
    '  s_end --> s_note__1 : a b c',
  ]);
});

test('root regions get an enclosing state', () => {
  const machine = createMachine({ id: 'two', type: 'parallel', states: { left: {}, right: {} } });
  expect(drawMachine(machine).split('\n')).toEqual([
    'stateDiagram-v2',
    '  state "two" as s_ {',
    '    state "left" as s_left',
    '    --',
    '    state "right" as s_right',
    '  }',
  ]);
});

test('a state and its children are merged in the table only', () => {
  const machine = createMachine({
    id: 'nested',
    initial: 'outer',
    states: {
      outer: {
        initial: 'inner',
        on: { again: { target: 'outer', reenter: true }, down: '.inner' },
        states: { inner: { on: { loop: { target: 'inner', reenter: true } } } },
      },
    },
  });
  expect(
    drawMachine(machine)
      .split('\n')
      .filter((line) => line.includes(' : ')),
  ).toEqual(['  s_outer__inner --> s_outer__inner : loop']);
});

const toyPage = `# Machines

Generated from the machines by \`npm run docs:machines\`. Transitions that stay in their state are in the tables only.

- [toy](#toy): A door with a light.

## toy

A door with a light.

\`\`\`mermaid
stateDiagram-v2
  [*] --> s_shut
  state "shut" as s_shut
  state "trying" as s_trying
  state "open" as s_open {
    state "leaf" as s_open__leaf {
      [*] --> s_open__leaf__ajar
      state "ajar" as s_open__leaf__ajar
    }
    --
    state "lamp" as s_open__lamp {
      [*] --> s_open__lamp__dark
      state "dark" as s_open__lamp__dark
      state "bright" as s_open__lamp__bright
      state "last (history)" as s_open__lamp__last
    }
  }
  state "jammed" as s_jammed
  s_jammed --> [*]
  s_shut --> s_trying : opened [hasKey] / countAttempt
  s_shut --> s_jammed : opened
  s_trying --> s_open : done(tryKey)
  s_trying --> s_jammed : error(tryKey)
  s_open --> s_shut : closed
  s_open --> s_shut : after(aWhile)
  s_open --> s_jammed : always [isWornOut]
  s_open__lamp__dark --> s_open__lamp__bright : lit
\`\`\`

| state | on entry | meaning |
| --- | --- | --- |
| \`shut\` |  | Nobody gets in. |
| \`open\` | \`announce\` |  |

| from | event | guard | to | actions |
| --- | --- | --- | --- | --- |
| \`shut\` | \`opened\` | \`hasKey\` | \`trying\` | \`countAttempt\` |
| \`shut\` | \`opened\` |  | \`jammed\` |  |
| \`trying\` | \`done(tryKey)\` |  | \`open\` |  |
| \`trying\` | \`error(tryKey)\` |  | \`jammed\` |  |
| \`open\` | \`closed\` |  | \`shut\` |  |
| \`open\` | \`after(aWhile)\` |  | \`shut\` |  |
| \`open\` | \`always\` | \`isWornOut\` | \`jammed\` |  |
| \`open.lamp.dark\` | \`lit\` |  | \`open.lamp.bright\` |  |

| port | kind | used in |
| --- | --- | --- |
| \`tryKey\` | actor | \`trying\` |
`;
