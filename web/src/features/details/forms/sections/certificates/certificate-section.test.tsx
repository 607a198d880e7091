import { listCertificates } from '@qrigin/domain/certificates';
import { Section } from '@qrigin/domain/details';
import { whoami } from '@qrigin/domain/organisations';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { certificateOf } from '../../../../../../../domain/src/certificates/samples.ts';
import { answer, answerCalls } from '../../../../../testing/answer-calls.ts';
import { whoamiOf } from '../../../../../testing/organisation.ts';
import { pageWith } from '../../../../../testing/page-with.ts';
import { sentTo } from '../../../../../testing/sent-calls.ts';
import { showForm } from '../../../testing/show-form.tsx';

const ORGANIC = certificateOf({ title: 'Organic', valid_to: null });
const HALAL = certificateOf({ title: 'Halal', valid_to: '2024-02-29' });

afterEach(() => vi.unstubAllGlobals());

test('certificates are found by what is typed, chosen with their status in sight, and removed; one that is gone says so', async () => {
  const fetch = answerCalls(
    answer(whoami, whoamiOf()),
    answer(listCertificates, ({ query }) => {
      const ids = query['ids']?.split(',');
      return pageWith([ORGANIC, HALAL].filter(({ id }) => ids?.includes(id) ?? true));
    }),
  );
  const gone = '5a3b1e00-0000-4000-8000-0000000000bb';
  const { last } = showForm({
    part: 'section',
    content: Section.parse({ id: gone, type: 'certificate', certificate_ids: [ORGANIC.id, gone] }),
  });
  const chosen = () => screen.queryAllByRole('listitem').map((row) => row.textContent);
  expect(chosen()).toEqual(['Certificate 1', 'Certificate 2']);
  await waitFor(() =>
    expect(chosen()).toEqual([
      'OrganicValid',
      'Certificate 2This certificate was deleted or is of another product. Remove it from the list.',
    ]),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remove Certificate 2' }));
  await userEvent.click(screen.getByRole('button', { name: 'Choose a certificate' }));
  await userEvent.type(await screen.findByPlaceholderText('Search certificates'), 'hal');
  await waitFor(() =>
    expect(sentTo(fetch, listCertificates).at(-1)?.query).toMatchObject({ search: 'hal', sort_by: 'title' }),
  );
  await userEvent.click(await screen.findByRole('option', { name: /^Halal/ }));
  expect(last()).toMatchObject({ certificate_ids: [ORGANIC.id, HALAL.id] });
  await waitFor(() => expect(chosen()).toEqual(['OrganicValid', expect.stringMatching(/^HalalExpired/)]));
});
