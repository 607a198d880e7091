import { type Certificate, listCertificates } from '@qrigin/domain/certificates';
import { PAGE_SIZE_MAX } from '@qrigin/domain/http';
import { useMemo } from 'react';
import { useRead } from '../../http/query/use-read.ts';

interface OnPage {
  org: string;
  product: string;
  ids: readonly string[];
}

interface Named {
  /** By their ids. */
  certificates: Readonly<Record<string, Certificate>>;
  /** Whether this is the answer about these ids: whichever of them is missing was deleted, or is of another product. */
  isLoaded: boolean;
}

/** The certificates that the page of a product names, as many as one answer has; one that is not known yet, was deleted, or is of another product, is missing. */
export function useNamedCertificates({ org, product, ids }: OnPage): Named {
  const { data, isSuccess, isPlaceholderData } = useRead(
    listCertificates,
    {
      params: { org },
      query: {
        for_product: product,
        ids: ids.slice(0, PAGE_SIZE_MAX).join(','),
        page_size: String(PAGE_SIZE_MAX),
      },
    },
    { isEnabled: ids.length > 0, keepsPrevious: true },
  );
  const certificates = useMemo(
    () => Object.fromEntries(data?.items.map((one) => [one.id, one]) ?? []),
    [data],
  );
  return { certificates, isLoaded: isSuccess && !isPlaceholderData };
}
