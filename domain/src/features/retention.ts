import type { FeatureType, Term } from '../declaration/index.ts';
import { FEATURES, type Feature } from './list.ts';

/** What the engine itself keeps for a while. */
const ENGINE_KEEPS = {
  mails: { count: 30, unit: 'day', by: 'sweep' },
  requestKeys: { count: 7, unit: 'day', by: 'sweep' },
  counters: { count: 0, unit: 'day', by: 'sweep' },
} as const;

type KeptOf<F> = F extends { keeps: infer Keeps } ? keyof Keeps & string : never;
export type EngineKept = keyof typeof ENGINE_KEEPS;
export type Retained = KeptOf<Feature> | EngineKept;
/** What the nightly sweep erases for one feature. */
export type SweptOf<F> = F extends { keeps: infer Keeps }
  ? { [Key in keyof Keeps]: Keeps[Key] extends { by: 'sweep' } ? Key & string : never }[keyof Keeps]
  : never;

/** What the nightly sweep erases. */
export type Swept = SweptOf<Feature> | EngineKept;

/**
 * How long everything is kept that goes by itself; none means until the next night. The privacy policy shows this list
 * and the nightly jobs do it. From when the time counts is said by the policy's words.
 */
export const RETENTION: Readonly<Record<Retained, Term>> = Object.assign(
  {},
  ...FEATURES.map((feature: FeatureType) => feature.keeps ?? {}),
  ENGINE_KEEPS,
);
