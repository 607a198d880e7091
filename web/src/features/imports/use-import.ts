import { findImport, type Import } from '@qrigin/domain/imports';
import { useEffect } from 'react';
import { useRead } from '../../http/query/use-read.ts';

const LOOK_AGAIN_MS = 1500;

export const isUnderWay = ({ state }: Pick<Import, 'state'>) =>
  state === 'waiting' || state === 'checking' || state === 'storing';

/** An import, looked at again and again while a worker has to do with it. */
export function useImport(org: string, id: string | undefined) {
  const read = useRead(findImport, { params: { org, id: id ?? '' } }, { isEnabled: id !== undefined });
  const isBusy = read.data !== undefined && isUnderWay(read.data);
  const { refetch } = read;
  useEffect(() => {
    if (!isBusy) return undefined;
    const timer = setInterval(() => void refetch(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isBusy, refetch]);
  return read;
}
