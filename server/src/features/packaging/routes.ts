import * as contract from '@qrigin/domain/packaging';
import type { Serve } from '../../http/serve.ts';
import { findPackaging, listPackagings } from './read-packaging.ts';
import { changePackaging, createPackaging, deletePackaging } from './write-packaging.ts';

export function routes(serve: Serve) {
  serve(contract.createPackaging, ({ ctx, body }) => createPackaging(ctx, body));
  serve(contract.listPackagings, ({ ctx, params }) => listPackagings(ctx, params.id));
  serve(contract.findPackaging, ({ ctx, params }) => findPackaging(ctx, params.id));
  serve(contract.changePackaging, ({ ctx, params, body }) => changePackaging(ctx, params.id, body));
  serve(contract.deletePackaging, ({ ctx, params }) => deletePackaging(ctx, params.id));
}
