import { Trans, useLingui } from '@lingui/react/macro';
import { Feature } from '../features/feature.tsx';
import { ExampleNote } from '../pictures/example-note.tsx';
import { CodeEndings } from './code-endings.tsx';
import { PackTree } from './pack-tree.tsx';
import { Proof } from './proof.tsx';
import { Reach } from './reach.tsx';

export function MadeForPacks() {
  const { t } = useLingui();
  return (
    <>
      <hr className="tear mt-16 mb-12 xl:mt-24 xl:mb-16" />
      <h2 className="mb-8 text-28 tracking-[-0.02em] xl:mb-12 xl:text-34">
        <Trans>Made for the pack, not just the code</Trans>
      </h2>
      <div className="grid gap-4 xl:grid-cols-12 xl:gap-6">
        <Feature
          isWide
          title={t`Packs inside packs`}
          text={
            <Trans>
              Pallet, case, box, jar: up to six levels. Look up a pallet to see every jar on it, or a jar to
              see its pallet.
            </Trans>
          }
        >
          <PackTree />
        </Feature>
        <Feature
          title={t`Made to scan`}
          text={
            <Trans>
              A code is only worth printing if phones can read it, even on a curved jar in poor light.
            </Trans>
          }
        >
          <Proof />
        </Feature>
        <Feature
          title={t`Recall only what’s affected`}
          text={
            <Trans>
              Recall a code and everything packed in it, a batch, a product or a period of time. You see how
              many packs it affects before you open it.
            </Trans>
          }
        >
          <Reach />
        </Feature>
        <Feature
          isWide
          title={t`Codes that keep working`}
          text={
            <Trans>
              Whatever happens to the code, the product or the company, a printed code still opens a page with
              the facts.
            </Trans>
          }
        >
          <CodeEndings />
        </Feature>
      </div>
      <ExampleNote className="mt-4" />
    </>
  );
}
