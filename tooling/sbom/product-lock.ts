/** What of an entry of package-lock.json says which packages come with it. */
type LockedPackage = {
  /** Where a link leads. */
  resolved?: string;
  link?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
};
export type Lock<Entry extends LockedPackage = LockedPackage> = { packages: Record<string, Entry> };

/** The entry as the product needs it: without what is for development, and without what it can use but does not bring. */
function withoutTools<Entry extends LockedPackage>(entry: Entry): Entry {
  const { peerDependencies = {}, peerDependenciesMeta = {} } = entry;
  const needed = Object.entries(peerDependencies).filter(([name]) => !peerDependenciesMeta[name]?.optional);
  return { ...entry, devDependencies: {}, peerDependencies: Object.fromEntries(needed) };
}

/** Where Node finds a package that the one at this path imports: beside it, or beside one of those around it. */
function find({ packages }: Lock, from: string, name: string): string | undefined {
  const around = from.split('/');
  for (let depth = around.length; depth >= 0; depth -= 1) {
    const path = [...around.slice(0, depth), 'node_modules', name].filter(Boolean).join('/');
    if (packages[path]) return path;
  }
  return undefined;
}

/**
 * The lock file with the packages that the product runs with and no others: those that its workspaces depend on, and so on. npm's
 * own `--omit dev` leaves out all that any workspace uses for development, even where another runs with it.
 */
export function productLock<Entry extends LockedPackage>(lock: Lock<Entry>): Lock<Entry> {
  const { '': root } = lock.packages;
  if (!root) throw new Error('the lock file has no root');
  const product: Record<string, Entry> = { '': withoutTools(root) };
  const next = Object.keys(lock.packages).filter((path) => path && !path.includes('node_modules'));
  for (let path = next.pop(); path !== undefined; path = next.pop()) {
    const found = lock.packages[path];
    if (!found || product[path]) continue;
    const entry = withoutTools(found);
    product[path] = entry;
    const { dependencies, optionalDependencies, peerDependencies } = entry;
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const target = find(lock, path, name);
      if (target !== undefined) next.push(target);
    }
  }
  // The links of npm to the workspaces.
  for (const [path, entry] of Object.entries(lock.packages)) if (entry.link) product[path] = entry;
  return { ...lock, packages: product };
}
