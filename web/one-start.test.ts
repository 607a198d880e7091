import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CHUNKS } from './one-start.ts';

const at = (path: string) => join(import.meta.dirname, path);
const icon = (name: string) => at(`../node_modules/lucide-react/dist/esm/icons/${name}.mjs`);
const ICONS = at('../node_modules/lucide-react/dist/esm/lucide-react.mjs');
const MAIN = at('src/app/main.tsx');
const FIRST = at('src/app/first.tsx');
const LATER = at('src/app/later.tsx');

const MODULES: Record<string, { importers: string[]; code: string }> = {
  [MAIN]: { importers: [], code: '' },
  [FIRST]: { importers: [MAIN], code: `import { Check, X as Close } from "lucide-react";` },
  // Only on demand.
  [LATER]: { importers: [], code: `import { Check, Eye } from 'lucide-react';` },
  [ICONS]: { importers: [FIRST, LATER], code: '' },
  [icon('check')]: { importers: [ICONS], code: '' },
  [icon('x')]: { importers: [ICONS], code: '' },
  [icon('eye')]: { importers: [ICONS], code: '' },
};
const graph = { getModuleInfo: (id: string) => MODULES[id] ?? null };

it.each([
  ['what main imports', FIRST, 'start'],
  ['an icon of it', icon('check'), 'start'],
  ['an icon of it under another name', icon('x'), 'start'],
  ['an icon of a later page alone', icon('eye'), 'icons'],
  ['a later page', LATER, null],
  ['main itself', MAIN, null],
])('%s', (_what, id, chunk) => {
  expect(CHUNKS.map(({ name }) => name(id, graph)).find(Boolean) ?? null).toBe(chunk);
});
