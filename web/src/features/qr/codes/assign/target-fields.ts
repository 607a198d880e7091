import { Id } from '@qrigin/domain/http';
import { LEVEL_NAME_MAX } from '@qrigin/domain/packaging';
import { z } from 'zod';

/** What blank codes become, as it is chosen; what comes out is what the call takes. */
export const TypedTarget = z
  .object({
    product: Id,
    packaging: Id,
    level: z.string().min(1).max(LEVEL_NAME_MAX),
    batch: z.union([z.literal(''), Id]),
  })
  .transform(({ batch, ...target }) => (batch === '' ? target : { ...target, batch }));
