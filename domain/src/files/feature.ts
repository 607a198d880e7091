import {
  event,
  feature,
  fileKind,
  MB,
  NATURES,
  permissions,
  securityKind,
  thing,
} from '../declaration/index.ts';
import { PRODUCTS } from '../products/feature.ts';

export const FILE = thing('file', { naming: { named: 'name' } });

export const FILES = permissions(
  { row: 'files', at: 20 },
  {
    upload: { name: 'file.upload', cell: 'create', from: 'qr_operator' },
  },
);

export const FILE_EVENTS = { uploaded: event('file.upload', { about: FILE }) };

/** A file whose type names no kind. */
export const OTHER = fileKind('other', { maxBytes: 100 * MB, natures: NATURES, readBy: PRODUCTS.view });

export const FILE_LOG = {
  timedOut: securityKind('file.timed-out'),
};

export const FILES_FEATURE = feature({
  name: 'files',
  level: 1,
  things: [FILE],
  permissions: FILES,
  events: FILE_EVENTS,
  logs: FILE_LOG,
  fileKinds: { other: OTHER },
  keeps: { unfinishedFiles: { count: 1, unit: 'day', by: 'files' } },
});
