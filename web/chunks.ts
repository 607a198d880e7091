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
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

const ICONS = join(import.meta.dirname, '../node_modules/lucide-react/dist/esm');

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
  // Fetched by the pages that show what happened, all of them at once.
  {
    debugName: 'event words',
    name: (id: string) => (/\/features\/[^/]+\/event-words\.tsx?$/.test(id) ? 'event-words' : null),
    priority: 3,
  },
  { debugName: 'icons', name: (id: string) => (id.startsWith(ICONS) ? 'icons' : null), priority: 2 },
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
 * run the first one. And without icons: all of them come from one module, through which a file that draws one would seem to
 * need every other. The bundler knows which are drawn, and puts each beside the first that draws it.
 */
function neededBy(roots: readonly string[], graph: Graph): ReadonlySet<string> {
  const needed = new Set(roots);
  for (const id of needed) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? [])
      if (!imported.startsWith(ICONS)) needed.add(imported);
  }
  for (const root of roots) needed.delete(root);
  return needed;
}
