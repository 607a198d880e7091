import './home/pictures/pictures.css';
import './home/home.css';
import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { PageHead } from '../../ui/page/page-head.tsx';
import { FEATURES_ID } from '../website/scroll-to-features.ts';
import { Hero } from './home/hero.tsx';
import { Readers } from './home/readers.tsx';

/** Drawn by the build, so it is there before any script; its code comes with the app, in a file of its own. */
const BelowTheFold = lazy(async () => ({
  default: (await import('./home/below-the-fold.tsx')).BelowTheFold,
}));

export function Home() {
  const { t } = useLingui();
  return (
    <div>
      <PageHead
        title={t`Every pack speaks for itself`}
        description={t`QR codes for products, from pallet to jar: generate and manage codes, track scans, edit destinations, get analytics, and open recalls that show on the next scan.`}
      />
      <Hero />
      <Readers />
      <div id={FEATURES_ID} className="scroll-mt-14">
        <Suspense fallback={<div className="min-h-svh" />}>
          <BelowTheFold />
        </Suspense>
      </div>
    </div>
  );
}
