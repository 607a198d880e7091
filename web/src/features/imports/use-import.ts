import { findImport, type Import, listImports } from '@qrigin/domain/imports';
import { useEffect } from 'react';
import { useRead } from '../../http/query/use-read.ts';

const LOOK_AGAIN_MS = 1500;
const LAST = { page_size: '10' };

/** Whether rows of a checked file would add or change anything. */
export const hasEffect = ({ created, changed }: Pick<Import, 'created' | 'changed'>) => created + changed > 0;

export const isUnderWay = ({ state }: Pick<Import, 'state'>) =>
  state === 'waiting' || state === 'checking' || state === 'storing';

/** Asks again and again while a worker is busy with what is shown. */
function useLookAgain(isBusy: boolean, refetch: () => unknown): void {
  useEffect(() => {
    if (!isBusy) return undefined;
    const timer = setInterval(() => void refetch(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isBusy, refetch]);
}

/** An import as it was when it was last looked at. */
export const useKnownImport = (org: string, id: string | undefined) =>
  useRead(findImport, { params: { org, id: id ?? '' } }, { isEnabled: id !== undefined });

/** An import, looked at again and again while a worker has to do with it. */
export function useImport(org: string, id: string | undefined) {
  const read = useKnownImport(org, id);
  useLookAgain(read.data !== undefined && isUnderWay(read.data), read.refetch);
  return read;
}

/** The last imports. At most one of them is under way, and no older one is. */
export function useLastImports(org: string) {
  const read = useRead(listImports, { params: { org }, query: LAST });
  useLookAgain(read.data?.items.some(isUnderWay) ?? false, read.refetch);
  return read;
}
