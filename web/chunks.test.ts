import { join } from 'node:path';
import { expect, it } from 'vitest';
import { chunks } from './chunks.ts';

const at = (path: string) => join(import.meta.dirname, path);
const icon = (name: string) => at(`../node_modules/lucide-react/dist/esm/icons/${name}.mjs`);
const ICONS = at('../node_modules/lucide-react/dist/esm/lucide-react.mjs');
const MAIN = at('src/app/main.tsx');
const LOGIN = at('src/features/auth/login.tsx');
const DASHBOARD = at('src/app/dashboard/dashboard-frame.tsx');
const LATER = at('src/app/later.tsx');

const MODULES: Record<string, { importedIds: string[]; code: string }> = {
  [MAIN]: { importedIds: ['/first.tsx'], code: '' },
  '/first.tsx': { importedIds: [ICONS], code: `import { Check, X as Close } from "lucide-react";` },
  [LOGIN]: { importedIds: ['/call.ts', '/first.tsx'], code: '' },
  [DASHBOARD]: { importedIds: ['/call.ts', '/menu.ts'], code: '' },
  [LATER]: { importedIds: [ICONS], code: `import { Check, Eye } from 'lucide-react';` },
  [ICONS]: { importedIds: [icon('check'), icon('x'), icon('eye')], code: '' },
};
const graph = { getModuleInfo: (id: string) => MODULES[id] ?? null };
const groups = chunks().toSorted((one, other) => other.priority - one.priority);

it.each([
  ['what main imports', '/first.tsx', 'start'],
  ['an icon of it', icon('check'), 'start'],
  ['an icon of it under another name', icon('x'), 'start'],
  ['an icon of a later page alone', icon('eye'), 'icons'],
  ['what signing in and the dashboard need', '/call.ts', 'signing-in'],
  ['what the dashboard alone needs', '/menu.ts', 'dashboard'],
  ['a part of the kit that later pages share', at('src/ui/later.tsx'), 'parts'],
  ['a later page', LATER, null],
  ['the dashboard itself', DASHBOARD, null],
  ['main itself', MAIN, null],
])('%s', (_what, id, chunk) => {
  expect(groups.map(({ name }) => name(id, graph)).find(Boolean) ?? null).toBe(chunk);
});
