import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const MAIN = join(import.meta.dirname, 'src/app/main.tsx');
/** Lists every icon there is, so through it each one would look needed by whoever needs another. */
const ALL_ICONS = join(import.meta.dirname, '../node_modules/lucide-react/dist/esm/lucide-react.mjs');
const ICON = /export \{([^}]*)\} from '\.\/(icons\/[^']+)'/g;

interface Graph {
  getModuleInfo(id: string): { importers: readonly string[]; code: string | null } | null;
}

/**
 * Everything that the first page needs comes in one file, and the icons of later pages in another. Left to itself the
 * bundler makes a file of each part that pages share, and each of some twenty files brings a kilobyte of headers.
 */
export const CHUNKS = [
  { name: (id: string, graph: Graph) => (isAtStart(id, graph) ? 'start' : null), priority: 2 },
  { name: (id: string) => (namesOfIcons.has(id) ? 'icons' : null), priority: 1 },
];

/** The main module itself stays the entry: in a shared file nobody would run it. */
const isAtStart = (id: string, graph: Graph): boolean => id !== MAIN && isNeededAtStart(id, graph, new Set());

/** Whether the main module imports it, directly or through others, and not on demand. */
function isNeededAtStart(id: string, graph: Graph, seen: Set<string>): boolean {
  if (id === MAIN) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return importersOf(id, graph).some((importer) => isNeededAtStart(importer, graph, seen));
}

function importersOf(id: string, graph: Graph): readonly string[] {
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  const names = namesOfIcons.get(id);
  if (names === undefined) return importers;
  return (graph.getModuleInfo(ALL_ICONS)?.importers ?? []).filter((importer) =>
    importedIcons(graph.getModuleInfo(importer)?.code ?? '').some((name) => names.has(name)),
  );
}

const namesIn = (list: string): string[] => list.split(',').map((name) => name.trim());

/** The file of each icon, with the names under which it can be imported. */
const namesOfIcons = new Map(
  [...readFileSync(ALL_ICONS, 'utf8').matchAll(ICON)].map(([, names = '', file = '']) => [
    join(ALL_ICONS, '..', file),
    new Set(namesIn(names).map((name) => name.replace('default as ', ''))),
  ]),
);

const importedIcons = (code: string): string[] =>
  [...code.matchAll(/import \{([^}]*)\} from ["']lucide-react["']/g)].flatMap(([, names = '']) =>
    namesIn(names).map((name) => name.replace(/ as .*/, '')),
  );
