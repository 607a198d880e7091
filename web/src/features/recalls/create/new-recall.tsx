import { useLingui } from '@lingui/react/macro';
import type { Language } from '@qrigin/domain/details';
import type { FoundProduct } from '@qrigin/domain/products';
import type { RecallEntry, RecallWords } from '@qrigin/domain/recalls';
import { useRef, useState } from 'react';
import { useWhoamiHere } from '../../../feature/use-whoami-here.ts';
import { Form } from '../../../ui/form/form.tsx';
import { ScannerDialog } from '../../scanner/scanner-dialog.tsx';
import { useBatch, usePack, useReach } from '../reach/use-reach.ts';
import { ShopperView, type ShownPack } from '../said/shopper-view.tsx';
import { shownBatch } from '../said/shown-batch.ts';
import { typedOf, typedWords } from '../said/typed-words.ts';
import { useScopeChoice } from '../scope/scope-choice.ts';
import { ConfirmRecall } from './confirm-recall.tsx';
import { isElsewhere } from './is-elsewhere.ts';
import { OpenStep } from './open-step.tsx';
import { ScopeStep } from './scope-step.tsx';
import { WordsStep } from './words-step.tsx';

interface Props {
  product: FoundProduct;
  isMock: boolean;
  onOpened: (recall: RecallEntry) => void;
}

/** What is affected, how much that is, what shoppers read; and their page beside it. */
export function NewRecall({ product, isMock, onOpened }: Props) {
  const { t } = useLingui();
  const org = useWhoamiHere().organisation.id;
  const choice = useScopeChoice(product.id);
  const { chosen } = choice;
  const counted = useReach(product.id, chosen);
  const pack = usePack(chosen);
  const [language, setLanguage] = useState<Language>('en');
  const [isScanning, setScanning] = useState(false);
  const [fault, setFault] = useState<string>();
  const [said, setSaid] = useState<RecallWords>();
  const scopeStep = useRef<HTMLElement>(null);
  const batch = useBatch(product.id, counted.reach?.lot_code);
  const isReady = counted.reach !== undefined && !isElsewhere(counted.reach, product.id);

  async function ask(words: RecallWords) {
    setFault(isReady ? undefined : whatIsMissing());
    if (isReady) setSaid(words);
    else scopeStep.current?.focus();
  }

  function whatIsMissing() {
    // What was counted and is not ready is of another product.
    if (chosen === undefined || counted.reach) return t`Choose what is affected.`;
    return t`We’re still counting the affected codes. Try again in a moment.`;
  }

  const shown: ShownPack = {
    level: counted.reach?.level ?? counted.reach?.levels.at(-1)?.name ?? null,
    batch: shownBatch(counted.reach?.lot_code, pack?.batch ?? batch),
    ...(chosen?.scope === 'code' && { code: chosen.qr_id }),
  };

  return (
    <>
      <Form
        schema={typedWords(language)}
        defaults={typedOf(undefined)}
        onSubmit={ask}
        className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_340px]"
      >
        <ScopeStep
          ref={scopeStep}
          product={product}
          choice={choice}
          counted={counted}
          pack={pack}
          isMock={isMock}
          fault={isReady ? undefined : fault}
          onScan={() => setScanning(true)}
        />
        <WordsStep language={language} onLanguage={setLanguage} />
        <ShopperView pack={shown} language={language} onLanguage={setLanguage} isMock={isMock} />
        <OpenStep isMock={isMock} />
      </Form>
      {/* Not inside the form: what is sent there would send this one, too. */}
      <ScannerDialog
        isOpen={isScanning}
        onClose={() => setScanning(false)}
        onCode={(code) => {
          choice.choose('code', { scope: 'code', qr_id: code });
          setScanning(false);
        }}
      />
      {chosen && counted.reach && (
        <ConfirmRecall
          org={org}
          product={product}
          scope={chosen}
          reach={counted.reach}
          words={said}
          isMock={isMock}
          onClose={() => setSaid(undefined)}
          onOpened={onOpened}
        />
      )}
    </>
  );
}
