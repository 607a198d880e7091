import { type ExportPart, exportedTable } from '../../db/index.ts';

export const exported: ExportPart = {
  tables: [
    exportedTable('organisation', {
      entry: 'organisation',
      about: 'the organisation itself',
      columns: {
        closed_at: 'an organisation that is closed cannot be exported',
        created_at: true,
        id: true,
        is_findable: true,
        logo_url: true,
        name: true,
        suspended_at: 'an organisation that is suspended cannot be exported',
        verified_at: true,
        when_full: true,
      },
      owner: 'id',
    }),
    exportedTable('organisation_details', {
      entry: 'organisation-details',
      about: 'what it says of itself',
      columns: {
        additional: true,
        business: true,
        changed_at: true,
        verification: true,
      },
      order: [],
    }),
    exportedTable('organisation_certificate', {
      entry: 'organisation-certificates',
      about: 'which files are its certificates',
      columns: {
        file_id: true,
      },
      order: ['file_id'],
    }),
    exportedTable('ownership_offer', {
      entry: 'ownership-offers',
      about: 'offers to hand the organisation over',
      columns: {
        answered_at: true,
        created_at: true,
        expires_at: true,
        from_user_id: true,
        id: true,
        outcome: true,
        to_user_id: true,
      },
    }),
  ],
};
