import * as contract from '@qrigin/domain/imports';
import type { Serve } from '../../http/serve.ts';
import { findImport, listImports } from './list-imports.ts';
import { listRejected } from './list-rejected.ts';
import { startImport } from './start-import.ts';
import { storeCheckedImport } from './store-checked-import.ts';

export function routes(serve: Serve) {
  serve(contract.listImports, ({ ctx }) => listImports(ctx));
  serve(contract.findImport, ({ ctx, params }) => findImport(ctx, params.id));
  serve(contract.importProducts, ({ ctx, body }) => startImport(ctx, 'products', body));
  serve(contract.importBatches, ({ ctx, body }) => startImport(ctx, 'batches', body));
  serve(contract.importVendors, ({ ctx, body }) => startImport(ctx, 'vendors', body));
  serve(contract.storeImportedProducts, ({ ctx, params }) => storeCheckedImport(ctx, 'products', params.id));
  serve(contract.storeImportedBatches, ({ ctx, params }) => storeCheckedImport(ctx, 'batches', params.id));
  serve(contract.storeImportedVendors, ({ ctx, params }) => storeCheckedImport(ctx, 'vendors', params.id));
  serve(contract.listRejectedProducts, ({ ctx, params }) => listRejected(ctx, 'products', params.id));
  serve(contract.listRejectedBatches, ({ ctx, params }) => listRejected(ctx, 'batches', params.id));
  serve(contract.listRejectedVendors, ({ ctx, params }) => listRejected(ctx, 'vendors', params.id));
}
