import { type FeatureType, type SecurityKind, securityKind } from '../declaration/index.ts';
import { FEATURES, type Feature } from './list.ts';

/** What the engine itself writes into the security log, and operators by commands that belong to no feature. */
export const ENGINE_LOG = {
  refused: securityKind('call.refused'),
  blocked: securityKind('operator.block'),
  unblocked: securityKind('operator.unblock'),
};

type NameOf<Log> = Log[keyof Log] extends { name: infer Name extends string } ? Name : never;
/** What one feature writes into the security log, by name. */
export type SecurityKindOf<F> = F extends { logs: infer Log } ? NameOf<Log> : never;
export type EngineSecurityKind = NameOf<typeof ENGINE_LOG>;
export type SecurityKindName = SecurityKindOf<Feature> | EngineSecurityKind;

/** Every kind of event in the security log, as its feature declares it. */
export const SECURITY_KINDS: readonly SecurityKind[] = [
  ...FEATURES.flatMap((feature: FeatureType) => Object.values(feature.logs ?? {})),
  ...Object.values(ENGINE_LOG),
];

const namesOf = (kinds: readonly SecurityKind[]): readonly string[] => kinds.map(({ name }) => name);

/** What someone else may have tried with a person's account. */
export const ALARMING_KINDS = namesOf(SECURITY_KINDS.filter(({ isAlarming }) => isAlarming));

/** Those whose detail is shown. */
export const DETAILED_KINDS = namesOf(SECURITY_KINDS.filter(({ showsDetail }) => showsDetail));
