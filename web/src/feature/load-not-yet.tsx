import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { ButtonLink } from '../ui/button/button.tsx';
import type { LoadPage } from './feature.ts';

/** Where something that has no page yet can be done today. */
interface Way {
  words: MessageDescriptor;
  /** Of a page, or of another document of this website. */
  path: `/dashboard/:orgId/:product/${string}` | '/api/docs';
}

/** For what the calls can do already. */
export const BY_API: Way = { words: msg`Open the API page`, path: '/api/docs' };

interface NotYet {
  title: MessageDescriptor;
  text: MessageDescriptor;
  way: Way;
}

/** A page of a product that is still to be made: what it will be for, and what works until then. */
export function loadNotYet({ title, text, way }: NotYet): LoadPage {
  return async () => {
    const { NotHereYet } = await import('../ui/page/not-here-yet.tsx');
    return function NotYetPage() {
      const { t } = useLingui();
      return (
        <NotHereYet title={t(title)} action={<WayButton {...way} />}>
          {t(text)}
        </NotHereYet>
      );
    };
  };
}

function WayButton({ words, path }: Way) {
  const { t } = useLingui();
  const { orgId = '', product = '' } = useParams();
  const to = path.replace(':orgId', orgId).replace(':product', product);
  return (
    <ButtonLink to={to} reloadDocument={!path.startsWith('/dashboard/')}>
      {t(words)}
    </ButtonLink>
  );
}
