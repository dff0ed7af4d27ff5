import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import typescript from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  globalIgnores([
    'dist/',
    // Generated, and checked where they are made.
    'src/protocol.ts',
    'src/protocol.golden.ts',
    'src/book/figures.ts',
    'src/learn/lessons.ts',
    'src/generated/',
  ]),
  js.configs.recommended,
  typescript.configs.strictTypeChecked,
  typescript.configs.stylisticTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      globals: { ...globals.browser },
      parserOptions: {
        projectService: true,
        extraFileExtensions: ['.svelte'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: typescript.parser, svelteConfig } },
  },
  {
    rules: {
      // Numbers are what pictures are made of.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `onclick={() => close()}` returns nothing to anybody.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // Where the key is any word, brackets say so.
      '@typescript-eslint/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
      // It asks for `x!`, which `no-non-null-assertion` forbids; `x as Thing` at least says what it is.
      '@typescript-eslint/non-nullable-type-assertion-style': 'off',
      // `_` is what is passed over on the way to what is wanted.
      '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_$', argsIgnorePattern: '^_$' }],
      // There are no enums, and looking for them takes a tenth of the time.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      // `void x` in an effect says what it follows.
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      // "One or the other": 0 and false are meant as no.
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { boolean: true, number: true } }],
      // Maps and sets are replaced whole ($state.raw), or nothing is drawn from them.
      'svelte/prefer-svelte-reactivity': 'off',
      // It takes the reason behind a svelte-ignore for more codes. svelte-check warns of what is not ignored.
      'svelte/no-unused-svelte-ignore': 'off',
    },
  },
  {
    // What is imported from a component has no type here, only in svelte-check, which checks all of these.
    files: ['**/*.svelte', 'src/pages/gallery/catalogue.test.ts'],
    rules: {
      '@typescript-eslint/no-redundant-type-constituents': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/restrict-plus-operands': 'off',
    },
  },
  {
    // Markup drawn by our own modules from numbers and names of their own; nothing that anybody typed gets in.
    files: ['src/art/**/*.svelte', 'src/table/Board.svelte'],
    rules: { 'svelte/no-at-html-tags': 'off' },
  },
  // No project says what types these have.
  { files: ['tools/**', 'public/**', '*.js'], ...typescript.configs.disableTypeChecked },
  { files: ['tools/**'], languageOptions: { globals: globals.node } },
  { files: ['public/worker.js'], languageOptions: { globals: globals.serviceworker } },
);
