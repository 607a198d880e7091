import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LICENCE_TYPES, NET_UNITS } from '@qrigin/domain/details';

type NetUnit = (typeof NET_UNITS)[number];
type LicenceType = (typeof LICENCE_TYPES)[number];

export const UNIT_WORDS: Record<NetUnit, MessageDescriptor> = {
  mg: msg`mg`,
  g: msg`g`,
  kg: msg`kg`,
  ml: msg`ml`,
  l: msg`l`,
  cm: msg`cm`,
  m: msg`m`,
  pieces: msg`pieces`,
  tablets: msg`tablets`,
  capsules: msg`capsules`,
  sachets: msg`sachets`,
};

export const LICENCE_WORDS: Record<LicenceType, MessageDescriptor> = {
  fssai: msg`FSSAI licence`,
  drug: msg`Drug licence`,
  other: msg`Another licence`,
};
