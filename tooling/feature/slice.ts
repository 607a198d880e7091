import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Noun, writtenFor } from './names.ts';

/** The files of a slice at their places, for a noun of its own; `.txt` keeps every tool from taking them for code. */
const SLICE = join(import.meta.dirname, 'slice');
const MIGRATIONS = 'server/src/db/migrations';

export type Wish = {
  noun: Noun;
  /** Whether it has a row of the grid of permissions, or belongs to the organisation's own facts. */
  hasPermissions: boolean;
  /** Its code stands on features of a smaller level. */
  level: number;
};

const templates = () =>
  readdirSync(SLICE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();

/** Words that the slice itself uses for something else, so that nothing new can be called so. */
export function isUsedBySlice(word: string): boolean {
  const whole = new RegExp(String.raw`\b${word}\b`);
  return templates().some((file) => whole.test(readFileSync(file, 'utf8')));
}

/** `{{#own}}…{{/own}}` is kept for a feature with permissions of its own, `{{^own}}…{{/own}}` for one without. */
function choose(text: string, hasPermissions: boolean): string {
  const blocks = [/\{\{#own\}\}([\s\S]*?)\{\{\/own\}\}/g, /\{\{\^own\}\}([\s\S]*?)\{\{\/own\}\}/g] as const;
  const [kept, left] = hasPermissions ? blocks : [blocks[1], blocks[0]];
  return text.replaceAll(left, '').replaceAll(kept, '$1');
}

/** All files of the feature, by path. */
export function sliceFor({ noun, hasPermissions, level }: Wish): Map<string, string> {
  const number = nextMigration();
  return new Map(
    templates().map((file) => {
      const path = relative(SLICE, file)
        .replace(/\.txt$/, '')
        .replace('NNNN', number);
      const text = choose(readFileSync(file, 'utf8'), hasPermissions).replace('{{level}}', String(level));
      return [writtenFor(path, noun), writtenFor(text, noun)];
    }),
  );
}

function nextMigration(): string {
  const numbers = readdirSync(MIGRATIONS).map((file) => Number(file.slice(0, 4)));
  return String(Math.max(...numbers) + 1).padStart(4, '0');
}
