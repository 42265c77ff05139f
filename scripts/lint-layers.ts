import type { OxlintOverride } from 'oxlint';

interface Pattern {
  message: string;
  regex?: string;
  group?: string[];
}

/** A package with what it exports by subpaths. */
const whole = (name: string) => [name, `${name}/**`];

/** Forbids everything but these, with patterns like those of .gitignore. `otherFolder` judges relative imports. */
const only = (allowed: readonly string[], message: string): Pattern => ({
  group: ['**', ...['./**', '../**', ...allowed].map((one) => `!${one}`)],
  message,
});

const otherFolder: Pattern = {
  regex: String.raw`^\.\./`,
  message: 'Another folder is imported by its alias, #src/…, so that lint sees which one it is.',
};

const calendars: Pattern = {
  regex: '^(dayjs(/.*)?|@mantine/dates)$',
  message:
    "Calendars count in the browser's zone: those of src/views/fields/calendars.ts count by the platform's clock.",
};

const drawing = ['react', 'react-dom', 'clsx', '@mantine/**'].concat(['@tabler/icons-react', 'dayjs'].flatMap(whole));
const actors = ['xstate', '@xstate/react'];
const texts = ['i18next', 'react-i18next'];
/** Packages that only views use. */
const tools = ['wouter', '@dnd-kit/**', '@tiptap/**', 'dompurify', 'diff', 'pinyin-pro', ...whole('react')];
/** Modules that the tools of development and mock builds share. */
const toolKit = ['#src/tools/kit/**'];
const mock = [
  '#mocks/**',
  '#src/domain/**',
  '#src/api/endpoints/**',
  'valibot',
  ...whole('msw'),
  'chinese-days',
  'pinyin-pro',
];

/** The layers with their allowed imports; everything else is forbidden. */
const layers: Readonly<Record<string, readonly Pattern[]>> = {
  'src/domain/**': [only(['#src/domain/**', 'valibot', 'gcoord'], 'domain is pure: valibot and gcoord only.')],
  'src/machines/**': [
    only(
      ['#src/machines/**', '#src/domain/**', 'xstate'],
      'machines know xstate and domain only; what they need from outside is a port.',
    ),
  ],
  'src/api/**': [
    only(['#src/api/**', '#src/domain/**', 'axios', 'valibot'], 'api knows axios, valibot and domain only.'),
  ],
  'src/views/**': [
    calendars,
    only(
      [
        '#src/views/**',
        '#src/machines/**',
        '#src/domain/**',
        '#src/i18n/**',
        ...drawing,
        ...actors,
        ...texts,
        ...tools,
      ],
      'views draw what machines say: no api, no mocks, no app.',
    ),
  ],
  'src/i18n/**': [only(['#src/i18n/**', ...texts], 'i18n knows i18next only.')],
  'src/inspector/**': [
    only(
      ['#src/inspector/**', ...toolKit, ...drawing, ...actors, '@statelyai/inspect', 'elkjs/**'],
      'the inspector knows xstate, React, Mantine, elk, @statelyai/inspect and the kit of the tools only.',
    ),
  ],
  'src/tools/**': [
    only(
      ['#src/tools/**', ...drawing, 'react-dom/client'],
      'the tools know React and Mantine only: they show what others give them.',
    ),
  ],
  'src/app/**': [
    {
      group: ['#mocks/**', '#tests/**', ...whole('msw'), 'idb', 'axios'],
      message: 'the app joins the layers; it knows neither the mock nor HTTP itself.',
    },
  ],
  'mocks/**': [
    only(
      [...mock, '#delivery/**', 'fflate', 'idb', 'sirv', 'node:*', 'node:stream/*'],
      'the mock knows domain and the endpoint table only, no more than a real server would.',
    ),
  ],
  // Replaces the previous row.
  'mocks/ui/**': [
    only(
      [...mock, ...toolKit, ...drawing, 'react-i18next', '#src/i18n/languages.ts'],
      'what the mock adds to the screen knows React, Mantine, the languages and the kit of the tools, not the app.',
    ),
  ],
  'delivery/**': [only(['#delivery/**', 'node:*'], 'delivery knows what was built, and nothing of the source.')],
  'tests/**': [],
};

/** An override of the lint configuration for each layer. */
export const layerRules = Object.entries(layers).map(([files, refused]): OxlintOverride => ({
  files: [files],
  rules: { 'no-restricted-imports': ['error', { patterns: [otherFolder, ...refused] }] },
}));
