/**
 * A package that is native code brings one optional package for each system, and npm writes only those into the lock file
 * that the registry it asked could show it. `npm ci` refuses a lock file in which any is missing, on every system. The
 * missing ones have an exact version in the package that names them, so they can be added by name.
 */
type LockedPackage = {
  version?: string;
  optionalDependencies?: Record<string, string>;
  [field: string]: unknown;
};
export type Lock = { packages: Record<string, LockedPackage> };

const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const PROCESSORS = ['arm64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

export type Missing = { name: string; version: string; namedBy: string };

/** Optional packages that a locked package names and that are not locked themselves. */
export function missingPackages({ packages }: Lock): Missing[] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`])
      .map(([name, version]) => ({ name, version, namedBy: path })),
  );
}

/** For which machines a package is, told by its name: `@swc/core-linux-x64-musl`. */
function machineOf(name: string) {
  const words = name.split(/[/-]/);
  const os = SYSTEMS.filter((system) => words.includes(system));
  const cpu = PROCESSORS.filter((processor) => words.includes(processor));
  const isMusl = words.some((word) => word.startsWith('musl'));
  const libc = os.includes('linux') ? { libc: [isMusl ? 'musl' : 'glibc'] } : {};
  return { cpu, os, ...libc };
}

function entryOf({ name, version, namedBy }: Missing, { packages }: Lock): LockedPackage {
  const { cpu, os, ...libc } = machineOf(name);
  // WebAssembly runs on any system.
  const isTold = cpu.length === 1 && os.length === (cpu[0] === 'wasm32' ? 0 : 1);
  if (!isTold || !/^\d+\.\d+\.\d+/.test(version)) {
    throw new Error(`${name}@${version} does not tell for which machines it is`);
  }
  const { dev, license } = packages[namedBy] ?? {};
  return {
    version,
    cpu,
    ...(dev ? { dev } : {}),
    ...libc,
    ...(license ? { license } : {}),
    optional: true,
    ...(os.length > 0 ? { os } : {}),
  };
}

/** The lock file with every optional package in it, in npm's order. */
export function completeLock(lock: Lock): Lock {
  const added = missingPackages(lock).map(
    (missing) => [`node_modules/${missing.name}`, entryOf(missing, lock)] as const,
  );
  const all = [...Object.entries(lock.packages), ...added];
  return { ...lock, packages: Object.fromEntries(all.toSorted(([a], [b]) => a.localeCompare(b, 'en'))) };
}
