import * as contract from '@qrigin/domain/subdomains';
import type { FeatureDeps, Serve } from '../../http/serve.ts';
import { addSubdomain } from './add-subdomain.ts';
import { checkSubdomain } from './check-subdomain.ts';
import { dropSubdomain } from './drop-subdomain.ts';
import { listSubdomains } from './list-subdomains.ts';
import { addressesBelow } from './present-subdomain.ts';

export function routes(serve: Serve, { attempts, env }: FeatureDeps) {
  const addressOf = addressesBelow(env);
  serve(contract.listSubdomains, ({ ctx }) => listSubdomains(ctx, addressOf));
  serve(contract.addSubdomain, ({ ctx, body }) => addSubdomain(ctx, body.subdomain, addressOf));
  serve(contract.checkSubdomain, ({ ctx, query }) => checkSubdomain(ctx, query.subdomain, attempts));
  serve(contract.dropSubdomain, ({ ctx, params }) => dropSubdomain(ctx, params.id, addressOf));
}
