import { vendorRow } from '../../../domain/src/vendors/samples.ts';
import { layer, type Shot } from '../shot.ts';
import { FULL } from '../world/full-words.ts';
import { deleteRow, editRow, listScenes } from '../world/organisation-scenes.ts';

const vendor = (name: string) =>
  vendorRow({ name, address: `${FULL.name}\n${FULL.hindiName}`, description: FULL.hindiName });

export const SHOTS: readonly Shot[] = [
  {
    name: 'organisation-vendors',
    path: '/dashboard/:orgId/vendors',
    states: listScenes('/vendors', vendor),
    openings: [{ ...layer('add', 'Add a vendor'), hasForm: true }, editRow, deleteRow],
  },
];
