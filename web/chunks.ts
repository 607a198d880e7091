import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const at = (path: string) => join(import.meta.dirname, 'src', path);

/** What opens first, what opens next: each in one file with all that it needs and that is not in a file before. */
const FRAMES = {
  start: ['app/main.tsx'],
  'signing-in': [
    'features/auth/frame/auth-frame.tsx',
    'features/auth/login.tsx',
    'features/auth/register.tsx',
    'features/auth/verify-otp.tsx',
  ],
  dashboard: ['app/dashboard/dashboard-frame.tsx', 'app/dashboard/organisation/organisation-layout.tsx'],
};

interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[]; code: string | null } | null;
}

/**
 * Left to itself the bundler makes a file of each part that pages share. A page of the dashboard came in 57 of them,
 * each with its headers and its turn on the line (decision 0029). Made anew for each build, which has one graph.
 */
export const chunks = () => [
  ...Object.entries(FRAMES).map(([name, paths], index) => {
    let needed: ReadonlySet<string> | undefined;
    return {
      debugName: name,
      name(id: string, graph: Graph): string | null {
        needed ??= neededBy(paths.map(at), graph);
        return needed.has(id) ? name : null;
      },
      priority: 9 - index,
    };
  }),
  { debugName: 'icons', name: (id: string) => (namesOfIcons.has(id) ? 'icons' : null), priority: 2 },
  {
    debugName: 'parts',
    name: (id: string) => (id.startsWith(at('ui/')) ? 'parts' : null),
    // Few pages share the others.
    minShareCount: 3,
    priority: 1,
  },
];

/**
 * What the roots import, directly or through others, and not on demand. Without the roots: in a shared file no one would
 * run the first one.
 */
function neededBy(roots: readonly string[], graph: Graph): ReadonlySet<string> {
  const needed = new Set(roots);
  for (const id of needed) for (const imported of importsOf(id, graph)) needed.add(imported);
  for (const root of roots) needed.delete(root);
  return needed;
}

/** Lists every icon there is: through it, who imports one icon would seem to import all. */
const ALL_ICONS = join(import.meta.dirname, '../node_modules/lucide-react/dist/esm/lucide-react.mjs');

function importsOf(id: string, graph: Graph): readonly string[] {
  const info = graph.getModuleInfo(id);
  if (id === ALL_ICONS || !info) return [];
  if (!info.importedIds.includes(ALL_ICONS)) return info.importedIds;
  const names = importedIcons(info.code ?? '');
  const icons = [...namesOfIcons].filter(([, known]) => names.some((name) => known.has(name)));
  return [...info.importedIds, ...icons.map(([file]) => file)];
}

const namesIn = (list: string): string[] => list.split(',').map((name) => name.trim());

const importedIcons = (code: string): string[] =>
  [...code.matchAll(/import \{([^}]*)\} from ["']lucide-react["']/g)].flatMap(([, names = '']) =>
    namesIn(names).map((name) => name.replace(/ as .*/, '')),
  );

/** The file of each icon, with the names under which it can be imported. */
const namesOfIcons = new Map(
  [...readFileSync(ALL_ICONS, 'utf8').matchAll(/export \{([^}]*)\} from '\.\/(icons\/[^']+)'/g)].map(
    ([, names = '', file = '']) => [
      join(ALL_ICONS, '..', file),
      new Set(namesIn(names).map((name) => name.replace('default as ', ''))),
    ],
  ),
);
