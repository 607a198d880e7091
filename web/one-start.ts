import { join } from 'node:path';

const MAIN = join(import.meta.dirname, 'src/app/main.tsx');

interface Graph {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

/**
 * Everything that the first page needs comes in one file. Left to itself the bundler makes a file of each part that a
 * later page shares, and each of some twenty files brings a kilobyte of headers.
 */
export function nameOfChunk(id: string, graph: Graph): string | null {
  // The main module itself stays the entry: in a shared file nobody would run it.
  return id !== MAIN && isNeededAtStart(id, graph, new Set()) ? 'start' : null;
}

/** Whether the main module imports it, directly or through others, and not on demand. */
function isNeededAtStart(id: string, graph: Graph, seen: Set<string>): boolean {
  if (id === MAIN) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return (graph.getModuleInfo(id)?.importers ?? []).some((importer) =>
    isNeededAtStart(importer, graph, seen),
  );
}
