import * as contract from '@qrigin/domain/certificates';
import type { FeatureDeps, Serve } from '../../http/serve.ts';
import { createLinks } from '../files/index.ts';
import { listCertificates } from './list-certificates.ts';
import { findProvider, listProviders } from './providers/read-providers.ts';
import { changeProvider, createProvider, deleteProvider } from './providers/write-provider.ts';
import { changeCertificate, createCertificate, deleteCertificate } from './write-certificate.ts';

export function routes(serve: Serve, { env }: FeatureDeps) {
  const links = createLinks(env.CONTENT_ORIGIN, env.SECRET_KEY);

  serve(contract.createProvider, ({ ctx, body }) => createProvider(ctx, body, links));
  serve(contract.listProviders, ({ ctx }) => listProviders(ctx, links));
  serve(contract.findProvider, ({ ctx, params }) => findProvider(ctx, params.id, links));
  serve(contract.changeProvider, ({ ctx, params, body }) =>
    changeProvider(ctx, { id: params.id, fields: body }, links),
  );
  serve(contract.deleteProvider, ({ ctx, params }) => deleteProvider(ctx, params.id, links));

  serve(contract.createCertificate, ({ ctx, body }) => createCertificate(ctx, body, links));
  serve(contract.listCertificates, ({ ctx, query }) => listCertificates(ctx, query, links));
  serve(contract.changeCertificate, ({ ctx, params, body }) =>
    changeCertificate(ctx, { id: params.id, fields: body }, links),
  );
  serve(contract.deleteCertificate, ({ ctx, params }) => deleteCertificate(ctx, params.id, links));
}
