import type { FeatureType, FileKind } from '../declaration/index.ts';
import { FEATURES } from './list.ts';

const all = FEATURES.flatMap((feature: FeatureType) => Object.values(feature.fileKinds ?? {}));

/** Every kind of file as its feature declares it, by name. */
export const FILE_KINDS: ReadonlyMap<string, FileKind> = new Map(all.map((kind) => [kind.name, kind]));
