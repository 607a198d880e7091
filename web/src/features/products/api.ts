import { listProducts } from '@qrigin/domain/products';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../http/call.ts';

export const useProducts = (org: string) =>
  useQuery({
    queryKey: ['products', org],
    queryFn: ({ signal }) => call(listProducts, { params: { org }, signal }),
  });
