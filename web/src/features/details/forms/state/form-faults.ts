import { useLingui } from '@lingui/react/macro';
import type { Fault, FoundFault } from '@qrigin/domain/details';
import { createContext, useContext } from 'react';
import { FAULT_WORDS } from '../../words/faults.ts';

/** By the path within the part. */
export type FaultsByPath = ReadonlyMap<string, Fault>;

export const FormFaultsContext = createContext<FaultsByPath>(new Map());

/** Faults of a section come with its place before their path. */
const PLACE = /^sections\.\d+\./;

export function faultsByPath(faults: readonly FoundFault[]): FaultsByPath {
  return new Map(faults.map(({ path, fault }) => [path.replace(PLACE, ''), fault]));
}

/** What is wrong with the field of this path, in words; nothing for a field that no rule is about. */
export function useFault(path: string | undefined): string | undefined {
  const { t } = useLingui();
  const fault = useContext(FormFaultsContext).get(path ?? '');
  return fault && t(FAULT_WORDS[fault]);
}
