import { LRUCache } from 'lru-cache';

type Entry<Value> = { version: string; value: Value | Promise<Value> };

type Options<Value> = {
  load: (orgId: string, id: string) => Promise<Value>;
  /** The sum of all sizes that is kept; what was asked for last stays. */
  most: number;
  /** 1 for each when it is not said. */
  sizeOf?: (value: Value) => number;
};

export type VersionedCache<Value> = {
  /** At once when it is known under this version. */
  get(orgId: string, version: string, id?: string): Value | Promise<Value>;
  /** Under which it is known. */
  versionOf(orgId: string, id?: string): string | undefined;
  size(): number;
};

/**
 * Things of organisations that scans are answered from, each kept under the version of its organisation that a look-up read
 * before the thing was loaded: whatever changed up to that version is in it, and any later change brings another version. A
 * load that failed is not kept.
 */
export function createVersionedCache<Value extends object>({
  load,
  most,
  sizeOf = () => 1,
}: Options<Value>): VersionedCache<Value> {
  const cache = new LRUCache<string, Entry<Value>>({ maxSize: most });

  async function loadAndKeep(orgId: string, version: string, id: string): Promise<Value> {
    const key = keyOf(orgId, id);
    const value = load(orgId, id);
    const entry = { version, value };
    cache.set(key, entry, { size: 1 });
    try {
      const loaded = await value;
      if (cache.peek(key) === entry) cache.set(key, { version, value: loaded }, { size: sizeOf(loaded) });
      return loaded;
    } catch (error) {
      if (cache.peek(key) === entry) cache.delete(key);
      throw error;
    }
  }

  return {
    get(orgId, version, id = '') {
      const known = cache.get(keyOf(orgId, id));
      return known?.version === version ? known.value : loadAndKeep(orgId, version, id);
    },
    versionOf: (orgId, id = '') => cache.peek(keyOf(orgId, id))?.version,
    size: () => cache.calculatedSize,
  };
}

const keyOf = (orgId: string, id: string) => `${orgId} ${id}`;
