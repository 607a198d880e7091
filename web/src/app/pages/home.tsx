import './home/pictures/pictures.css';
import './home/home.css';
import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { PageHead } from '../../ui/page-head.tsx';
import { FEATURES_ID } from '../site/scroll-to-features.ts';
import { Hero } from './home/hero.tsx';
import { Readers } from './home/readers.tsx';
import { whenNear } from './home/when-near.ts';

/** Drawn by the build, so it can be read at once; its code is fetched when someone comes near it. */
const BelowTheFold = lazy(async () => {
  await whenNear(FEATURES_ID);
  return { default: (await import('./home/below-the-fold.tsx')).BelowTheFold };
});

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
