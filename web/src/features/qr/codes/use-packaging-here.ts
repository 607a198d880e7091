import { Id } from '@qrigin/domain/http';
import { findPackaging } from '@qrigin/domain/packaging';
import { useParams } from 'react-router';
import { useProductHere } from '../../../feature/product-here.ts';
import { useWhoamiHere } from '../../../feature/use-whoami-here.ts';
import { useRead } from '../../../http/query/use-read.ts';

/** The packaging whose page this is. Anyone may type an address: what is no id is asked for by no one. */
export function usePackagingHere() {
  const whoami = useWhoamiHere();
  const product = useProductHere();
  const { packaging: id = '' } = useParams();
  const org = whoami.organisation.id;
  const isId = Id.safeParse(id).success;
  const { data, error, refetch } = useRead(findPackaging, { params: { org, id } }, { isEnabled: isId });
  return { whoami, org, product, id, isId, packaging: data, error, refetch };
}
