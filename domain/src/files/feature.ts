import { event, feature, permissions, thing } from '../declaration/index.ts';

export const FILE = thing('file', { naming: { named: 'name' } });

export const FILES = permissions(
  { row: 'files', at: 20 },
  {
    upload: { name: 'file.upload', cell: 'create', from: 'qr_operator' },
  },
);

export const FILE_EVENTS = { uploaded: event('file.upload', { about: FILE }) };

export const FILES_FEATURE = feature({
  name: 'files',
  level: 1,
  things: [FILE],
  permissions: FILES,
  events: FILE_EVENTS,
  keeps: { unfinishedFiles: { count: 1, unit: 'day', by: 'files' } },
});
