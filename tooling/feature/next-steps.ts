import type { Noun } from './names.ts';

/** What is left to a person when a feature was made: `npm run verify` is quick, and has no database and no browser. */
export function nextSteps({ many }: Noun): string {
  return `Now give it the fields, words, icon and demo rows of what it is about, and CHANGELOG.md its line. Then run
  npm run generate
  npm run verify
  npx vitest run --project api server/src/features/${many}
  npm run test:matrix -- -t 'the calls of ${many}'
  npm run build && npm run test:e2e -- ${many}`;
}
