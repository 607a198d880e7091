import {
  changePackaging,
  createPackaging,
  deletePackaging,
  findPackaging,
  listPackagings,
} from '@qrigin/domain/packaging';
import type { Serve } from '../../http/serve.ts';
import { listPackagings as list, loadPackaging } from './read-packaging.ts';
import {
  changePackaging as change,
  createPackaging as create,
  deletePackaging as remove,
} from './write-packaging.ts';

export function routes(serve: Serve) {
  serve(createPackaging, ({ ctx, body }) => create(ctx, body));
  serve(listPackagings, ({ ctx, params }) => list(ctx, params.id));
  serve(findPackaging, ({ ctx, params }) => loadPackaging(ctx, params.id));
  serve(changePackaging, ({ ctx, params, body }) => change(ctx, params.id, body));
  serve(deletePackaging, ({ ctx, params }) => remove(ctx, params.id));
}
