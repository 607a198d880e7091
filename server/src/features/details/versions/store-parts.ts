import {
  type Content,
  type PublishedDetails,
  type storeNotes as storeNotesCall,
  type storeProductDetails as storeProductDetailsCall,
  type storeQrInfo as storeQrInfoCall,
  type storeSupport as storeSupportCall,
  withSectionIds,
} from '@qrigin/domain/details';
import type { Endpoint, IfMatch } from '@qrigin/domain/http';
import type { z } from 'zod';
import type { OrgCtx } from '../../../db/index.ts';
import { publishAtOnce } from './publish-at-once.ts';

type Sent<E extends Endpoint> = { sent: z.output<E['body']>; ifMatch: IfMatch | undefined };
type Stored = Promise<PublishedDetails>;

export function storeProductDetails(
  ctx: OrgCtx,
  productId: string,
  { sent: { sections, ...facts }, ifMatch }: Sent<typeof storeProductDetailsCall>,
): Stored {
  return publishAtOnce(ctx, productId, {
    parts: ['overview', 'ingredients', 'use', 'maker'],
    hasSections: true,
    next: (published): Content => ({
      ...published,
      ...facts,
      sections: withSectionIds(sections, published.sections, () => crypto.randomUUID()),
    }),
    ifMatch,
  });
}

export function storeQrInfo(
  ctx: OrgCtx,
  productId: string,
  { sent, ifMatch }: Sent<typeof storeQrInfoCall>,
): Stored {
  return publishAtOnce(ctx, productId, {
    parts: ['qrinfo'],
    next: (published) => ({ ...published, qrinfo: sent }),
    within: 'qrinfo.',
    ifMatch,
  });
}

export function storeSupport(
  ctx: OrgCtx,
  productId: string,
  { sent, ifMatch }: Sent<typeof storeSupportCall>,
): Stored {
  return publishAtOnce(ctx, productId, {
    parts: ['support'],
    next: (published) => ({ ...published, support: sent }),
    within: 'support.',
    ifMatch,
  });
}

export function storeNotes(
  ctx: OrgCtx,
  productId: string,
  { sent: { notes }, ifMatch }: Sent<typeof storeNotesCall>,
): Stored {
  return publishAtOnce(ctx, productId, {
    parts: ['notes'],
    next: (published) => ({ ...published, notes }),
    ifMatch,
  });
}
