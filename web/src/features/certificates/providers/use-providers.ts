import { type CertificateProvider, listProviders } from '@qrigin/domain/certificates';
import { PAGE_SIZE_MAX } from '@qrigin/domain/http';
import { useRead, useReads } from '../../../http/query/use-read.ts';

const pageOf = (org: string, page: number) => ({
  params: { org },
  query: { page: String(page), page_size: String(PAGE_SIZE_MAX) },
});

type Providers = {
  /** As far as they are there. */
  providers: readonly Pick<CertificateProvider, 'id' | 'name'>[];
  error: Error | null;
  retry: () => void;
};

/** All certificate providers by name, however many pages they are. */
export function useProviders(org: string): Providers {
  const first = useRead(listProviders, pageOf(org, 1));
  const pages = Math.ceil((first.data?.total ?? 0) / PAGE_SIZE_MAX);
  const more = Array.from({ length: Math.max(0, pages - 1) }, (_, at) => at + 2);
  const others = useReads(more.map((page) => ({ endpoint: listProviders, input: pageOf(org, page) })));
  const all = [first, ...others];
  const failed = all.filter(({ data, error }) => error && !data);
  return {
    providers: all.flatMap(({ data }) => data?.items ?? []),
    error: failed[0]?.error ?? null,
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  };
}
