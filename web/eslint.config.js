import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['src/lib/server.d.ts'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: { globals: globals.browser },
    rules: {
      'no-undef': 'off', // the compiler of TypeScript knows better
      '@typescript-eslint/no-unused-vars': 'error',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    // What the server says is typed: the page takes no text apart and calls nothing what it is not.
    files: ['src/games/**', 'src/pages/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "CallExpression[callee.property.name='split'] > Literal.arguments[value=' ']",
          message: 'The server says it as a document: declare one.',
        },
        {
          selector: 'TSAsExpression > TSAsExpression.expression > TSUnknownKeyword',
          message: 'The type comes from the server: see web/src/lib/types.ts.',
        },
      ],
    },
  },
  { files: ['*.config.*', 'tools/**'], languageOptions: { globals: globals.node } },
);
