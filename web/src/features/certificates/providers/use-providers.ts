import { type CertificateProvider, listProviders } from '@qrigin/domain/certificates';
import { PAGE_SIZE_MAX } from '@qrigin/domain/http';
import { useRead, useReads } from '../../../http/query/use-read.ts';

const pageOf = (org: string, page: number) => ({
  params: { org },
  query: { page: String(page), page_size: String(PAGE_SIZE_MAX) },
});

/** All certificate providers by name, however many pages they are; `undefined` until the first are there. */
export function useProviders(org: string): readonly Pick<CertificateProvider, 'id' | 'name'>[] | undefined {
  const { data: first } = useRead(listProviders, pageOf(org, 1));
  const pages = Math.ceil((first?.total ?? 0) / PAGE_SIZE_MAX);
  const more = Array.from({ length: Math.max(0, pages - 1) }, (_, at) => at + 2);
  const others = useReads(more.map((page) => ({ endpoint: listProviders, input: pageOf(org, page) })));
  if (!first) return undefined;
  const rest = others.flatMap(({ data }) => listProviders.reply.safeParse(data).data?.items ?? []);
  return [...first.items, ...rest];
}
