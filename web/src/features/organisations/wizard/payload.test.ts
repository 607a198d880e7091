import {
  Certificate,
  DETAIL_GROUPS,
  findDetails,
  NO_DETAILS,
  saveDetails,
} from '@qrigin/domain/organisations';
import { expect, test } from 'vitest';
import { ORG } from '../../../testing/organisation.ts';
import { payloadOf } from './payload.ts';
import { KNOWN } from './testing/at-the-wizard.ts';

test.each(DETAIL_GROUPS)(
  '[ORG-82] an update of %s holds this group, the token and the organisation',
  (group) => {
    const payload = payloadOf(group, NO_DETAILS[group], { token: 'mine', org: ORG });
    expect(payload).toEqual({ [group]: NO_DETAILS[group], token: 'mine', orgId: ORG });
    expect(saveDetails.body.safeParse(payload).success).toBe(true);
  },
);

test('[ORG-82] two groups in one update are refused', () => {
  const { businessDetails, verificationDetails } = NO_DETAILS;
  expect(saveDetails.body.safeParse({ businessDetails, verificationDetails }).success).toBe(false);
});

test('[ORG-83] fetched details hold orgData with the three groups', () => {
  expect(Object.keys(findDetails.params.shape)).toEqual(['org']);
  const reply = findDetails.reply.parse({ id: ORG, name: 'Nilgiri Honey', orgData: KNOWN });
  expect(reply.orgData).toEqual(KNOWN);
});

test('[ORG-15] an entry of certificatesAndAwards has file_id, name and details', () => {
  expect(Object.keys(Certificate.shape)).toEqual(['file_id', 'name', 'details']);
});
