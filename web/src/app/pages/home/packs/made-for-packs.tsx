import { Trans, useLingui } from '@lingui/react/macro';
import { Feature } from '../features/feature.tsx';
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
        <Trans>Made for the pack, not only for the code</Trans>
      </h2>
      <div className="grid gap-4 xl:grid-cols-12 xl:gap-6">
        <Feature
          isWide
          title={t`Packs inside packs`}
          text={
            <Trans>
              Pallet, case, box, jar: up to six levels. Ask a pallet and know every jar in it; ask a jar and
              know its pallet.
            </Trans>
          }
        >
          <PackTree />
        </Feature>
        <Feature
          title={t`Drawn to be read`}
          text={
            <Trans>
              A code is worth nothing until a phone reads it, on a curved jar and in poor light, too.
            </Trans>
          }
        >
          <Proof />
        </Feature>
        <Feature
          title={t`Recall what is affected`}
          text={
            <Trans>
              A code with all that is in it, a batch, a product or a stretch of time. You see how far it
              reaches before you open it.
            </Trans>
          }
        >
          <Reach />
        </Feature>
        <Feature
          isWide
          title={t`Codes that keep answering`}
          text={
            <Trans>
              Whatever becomes of the code, the product or the firm, what is printed still opens a page that
              says what holds.
            </Trans>
          }
        >
          <CodeEndings />
        </Feature>
      </div>
    </>
  );
}
