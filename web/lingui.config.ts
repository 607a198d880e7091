import { defineConfig } from '@lingui/cli';

/** Where words are marked for the catalogue. `npm run generate` collects them in `src/words/en.po` for translators. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en'],
  catalogs: [
    {
      path: '<rootDir>/src/words/{locale}',
      include: ['<rootDir>/src'],
      exclude: ['**/*.test.*', '**/testing/**', '**/app/kit/**'],
    },
    // The pages behind a code speak every language of `LANGUAGES`.
    {
      path: '<rootDir>/src/words/scan/{locale}',
      include: ['<rootDir>/src/scan'],
      exclude: ['**/*.test.*'],
    },
  ],
});
