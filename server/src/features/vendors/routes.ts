import * as contract from '@qrigin/domain/vendors';
import type { Serve } from '../../http/serve.ts';
import { listVendorProducts, listVendors } from './list-vendors.ts';
import { changeVendor, createVendor, deleteVendor } from './write-vendor.ts';

export function routes(serve: Serve) {
  serve(contract.createVendor, ({ ctx, body }) => createVendor(ctx, body));
  serve(contract.listVendors, ({ ctx, query }) => listVendors(ctx, query));
  serve(contract.changeVendor, ({ ctx, params, body }) => changeVendor(ctx, params.id, body));
  serve(contract.deleteVendor, ({ ctx, params }) => deleteVendor(ctx, params.id));
  serve(contract.listVendorProducts, ({ ctx, params }) => listVendorProducts(ctx, params.id));
}
