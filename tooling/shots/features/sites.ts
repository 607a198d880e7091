import type { Site } from '@qrigin/domain/sites';
import { layer } from '../dashboard-routes.ts';
import { FULL } from '../full-words.ts';
import { deleteRow, editRow, listScenes, rowMenu } from '../organisation-scenes.ts';
import type { Shot } from '../shot.ts';

const site = (name: string): Omit<Site, 'id'> => ({
  name,
  kind: 'warehouse',
  address: `${FULL.name}\n${FULL.hindiName}`,
  latitude: 11.4064,
  longitude: 76.6932,
  created_at: '2026-11-03T09:00:00.000Z',
});

export const SHOTS: readonly Shot[] = [
  {
    name: 'organisation-sites',
    path: '/dashboard/:orgId/sites',
    states: listScenes('/sites', site),
    openings: [{ ...layer('add', 'Add a site'), hasForm: true }, editRow, rowMenu, deleteRow],
  },
];
