import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { FoundProduct } from '@qrigin/domain/products';
import { createRecall, type RecallEntry, type RecallWords, type ScopeFields } from '@qrigin/domain/recalls';
import type { ReactNode } from 'react';
import { useWrite } from '../../../http/query/use-write.ts';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useLanguageNames } from '../../details/words/language-names.ts';
import type { AskedReach } from '../reach/use-reach.ts';
import { incompleteIn } from '../said/typed-words.ts';
import { ScopeWords } from '../words/scope-words.tsx';

interface Props {
  org: string;
  product: FoundProduct;
  scope: ScopeFields;
  reach: AskedReach;
  /** Nothing is asked without them. */
  words: RecallWords | undefined;
  isMock: boolean;
  onClose: () => void;
  onOpened: (recall: RecallEntry) => void;
}

/** Asks for the batch number or the name of the product: no one opens a recall of the wrong goods by a slip. */
export function ConfirmRecall({ org, product, scope, reach, words, isMock, onClose, onOpened }: Props) {
  const { t } = useLingui();
  // The page of the recall reads it itself.
  const create = useWrite(createRecall, { refresh: 'later' });
  const goods = reach.product?.name ?? product.name;
  const name = <Verbatim text={goods} />;
  const batch = <Verbatim text={reach.lot_code ?? ''} />;
  const isBatch = scope.scope === 'batch' && reach.lot_code !== null;

  async function open() {
    if (!words) return;
    const body = { ...scope, ...words, ...(isMock && { mock: true }) };
    const recall = await create({ params: { org }, body });
    toast({ variant: 'success', title: isMock ? t`Mock recall opened` : t`Recall opened` });
    onOpened(recall);
  }

  return (
    <ConfirmDialog
      isOpen={words !== undefined}
      onClose={onClose}
      onConfirm={open}
      typed={isBatch ? (reach.lot_code ?? goods) : goods}
      variant={isMock ? 'primary' : 'danger'}
      title={
        isBatch ? (
          <TitleOf
            isMock={isMock}
            what={
              <Trans>
                batch {batch} of {name}
              </Trans>
            }
          />
        ) : (
          <TitleOf isMock={isMock} what={<PartOf scope={scope.scope} name={name} />} />
        )
      }
      confirmLabel={isMock ? <Trans>Open mock recall</Trans> : <Trans>Open recall</Trans>}
    >
      {!isBatch && (
        <p className="font-semibold text-ink">
          <ScopeWords recall={scopeToShow(scope, reach)} />
        </p>
      )}
      <p>
        {reach.codes === null ? (
          <Trans>More codes are affected than we can count while you wait.</Trans>
        ) : (
          <Plural value={reach.codes} one="# code is affected." other="# codes are affected." />
        )}{' '}
        {isMock ? (
          <Trans>Members get a notification. Shoppers never see a mock recall.</Trans>
        ) : (
          <Trans>
            Shoppers see the warning on their next scan, and members get a notification and an email. What
            shoppers have seen cannot be undone.
          </Trans>
        )}
      </p>
      {words && !isMock && <NotTranslated words={words} />}
    </ConfirmDialog>
  );
}

/** A warning must not wait for a translation, but whoever opens it should know who cannot read it. */
function NotTranslated({ words }: { words: RecallWords }) {
  const { i18n } = useLingui();
  const nameOf = useLanguageNames();
  const missing = incompleteIn(words);
  if (missing.length === 0) return null;
  const languages = <Verbatim text={new Intl.ListFormat(i18n.locale).format(missing.map(nameOf))} />;
  const first = <Verbatim text={nameOf(words.language)} />;
  return (
    <p className="mt-3 rounded-card bg-warning-soft px-3.5 py-2.5 text-warning">
      <Trans>
        Some text is missing in {languages}. Shoppers will read it in {first}.
      </Trans>
    </p>
  );
}

/** What was chosen, as a recall that is open says it. */
function scopeToShow(scope: ScopeFields, { lot_code, level }: AskedReach) {
  return {
    scope: scope.scope,
    qr_id: scope.scope === 'code' ? scope.qr_id : null,
    run_id: scope.scope === 'run' ? scope.run_id : null,
    from: scope.scope === 'window' ? scope.from : null,
    to: scope.scope === 'window' ? scope.to : null,
    lot_code,
    level,
  };
}

/** No one should read that all of a product is recalled where it is one pack. */
function PartOf({ scope, name }: { scope: ScopeFields['scope']; name: ReactNode }) {
  if (scope === 'code') return <Trans>one pack of {name}</Trans>;
  if (scope === 'run') return <Trans>one run of {name}</Trans>;
  if (scope === 'window') return <Trans>some packs of {name}</Trans>;
  return name;
}

function TitleOf({ isMock, what }: { isMock: boolean; what: ReactNode }) {
  return isMock ? <Trans>Open a mock recall of {what}?</Trans> : <Trans>Open a recall of {what}?</Trans>;
}
