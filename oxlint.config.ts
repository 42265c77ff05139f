import type { OxlintConfig } from 'oxlint';
import { layerRules } from './scripts/lint-layers.ts';

export default {
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'react', 'jsx-a11y', 'import', 'promise'],
  categories: { correctness: 'error', suspicious: 'error' },
  ignorePatterns: ['dist', 'dist-mock', 'dist-provider', 'public', '.cache'],
  rules: {
    eqeqeq: 'error',
    'no-else-return': 'error',
    'no-param-reassign': 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    'import/no-cycle': 'error',
    'react/no-danger': 'error',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'react/jsx-no-target-blank': 'error',
    'react/jsx-no-useless-fragment': 'error',
    'react/no-array-index-key': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    'typescript/no-deprecated': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-unsafe-argument': 'error',
    'typescript/no-unsafe-assignment': 'error',
    'typescript/no-unsafe-call': 'error',
    'typescript/no-unsafe-member-access': 'error',
    'typescript/no-unsafe-return': 'error',
    'typescript/only-throw-error': 'error',
    'typescript/prefer-promise-reject-errors': 'error',
    'typescript/restrict-plus-operands': 'error',
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    'react/react-in-jsx-scope': 'off',
    // Noise here: style, and what XState, Mantine and i18next do by nature.
    'promise/no-callback-in-promise': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'typescript/no-unnecessary-type-arguments': 'off',
    'typescript/no-unnecessary-type-parameters': 'off',
    // Objects here are closures: their methods need no this.
    'typescript/unbound-method': 'off',
    // A screen is looked up in the registry, not made, and a fallback is drawn by a function.
    'react/static-components': 'off',
    'react/no-unstable-nested-components': ['error', { allowAsProps: true }],
    // Says again what rules-of-hooks says.
    'react/hooks': 'off',
    'no-underscore-dangle': 'off',
    'import/no-unassigned-import': 'off',
    'typescript/no-unsafe-type-assertion': 'off',
    'unicorn/no-array-sort': 'off',
    'unicorn/no-array-reverse': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'promise/always-return': 'off',
    'import/no-named-as-default-member': 'off',
    'typescript/consistent-return': 'off',
    // A BroadcastChannel has no target origin.
    'unicorn/require-post-message-target-origin': 'off',
    // Characters of a text are code points here.
    'typescript/no-misused-spread': ['error', { allow: ['string'] }],
  },
  overrides: [
    ...layerRules,
    // No React here: a use… is no hook.
    { files: ['mocks/**/*.ts', 'src/{domain,machines,api}/**'], rules: { 'react/rules-of-hooks': 'off' } },
    // What a form gives a field and what a test expects is any by nature.
    { files: ['src/views/**', 'tests/**'], rules: { 'typescript/no-unsafe-assignment': 'off' } },
    // A fixture that needs no other says so by an empty pattern.
    { files: ['tests/browser/**'], rules: { 'no-empty-pattern': 'off' } },
    // `Menu` would bring its code into what loads first, where a menu loads when it is opened.
    {
      files: ['src/views/**'],
      rules: {
        'react/forbid-elements': [
          'error',
          { forbid: ['Item', 'Label', 'Divider', 'Target', 'Dropdown'].map((part) => ({ element: `Menu.${part}` })) },
        ],
      },
    },
    { files: ['src/**'], rules: { 'no-console': ['error', { allow: ['error'] }] } },
  ],
} satisfies OxlintConfig;
