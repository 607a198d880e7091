import { certificateOf, providerOf } from '../../../domain/src/certificates/samples.ts';
import { layer, page, type Shot } from '../shot.ts';
import { FULL } from '../world/full-words.ts';
import { deleteRow, editRow, listScenes } from '../world/organisation-scenes.ts';
import { dynamic } from '../world/product-scenes.ts';

const provider = (name: string) => providerOf({ name, checked_at: '2026-03-02T10:00:00.000Z' });
const certificate = (title: string) =>
  certificateOf({ title, provider_name: FULL.name, product_name: FULL.hindiName });

export const SHOTS: readonly Shot[] = [
  {
    name: 'organisation-certificate-providers',
    path: '/dashboard/:orgId/certificate-provider',
    states: listScenes('/certificate-providers', provider),
    openings: [{ ...layer('add', 'Add a provider'), hasForm: true }, editRow, deleteRow],
  },
  {
    name: 'organisation-certificates',
    path: '/dashboard/:orgId/certificates',
    states: listScenes('/certificates', certificate),
    openings: [{ ...layer('add', 'Add a certificate'), hasForm: true }, editRow, deleteRow],
  },
  page('product-certificates', '/dashboard/:orgId/:product/setup/certificates', dynamic),
];
