import { siteRow } from '../../../domain/src/sites/samples.ts';
import { layer, type Shot } from '../shot.ts';
import { FULL } from '../world/full-words.ts';
import { deleteRow, editRow, listScenes, rowMenu } from '../world/organisation-scenes.ts';

const site = (name: string) =>
  siteRow({
    name,
    kind: 'warehouse',
    address: `${FULL.name}\n${FULL.hindiName}`,
    latitude: 11.4064,
    longitude: 76.6932,
  });

export const SHOTS: readonly Shot[] = [
  {
    name: 'organisation-sites',
    path: '/dashboard/:orgId/sites',
    states: listScenes('/sites', site),
    openings: [{ ...layer('add', 'Add a site'), hasForm: true }, editRow, rowMenu, deleteRow],
  },
];
