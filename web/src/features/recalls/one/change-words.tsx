import { Trans, useLingui } from '@lingui/react/macro';
import { changeRecall, type RecallEntry, type RecallWords } from '@qrigin/domain/recalls';
import { useState } from 'react';
import { useProductHere } from '../../../feature/product-here.ts';
import { useWhoamiHere } from '../../../feature/use-whoami-here.ts';
import { useWrite } from '../../../http/query/use-write.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Submit } from '../../../ui/form/submit.tsx';
import { UnsavedChanges } from '../../../ui/form/unsaved-changes.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useBatch } from '../reach/use-reach.ts';
import { ShopperView } from '../said/shopper-view.tsx';
import { shownBatch } from '../said/shown-batch.ts';
import { typedOf, typedWords } from '../said/typed-words.ts';
import { WordsFields } from '../said/words-fields.tsx';

interface Props {
  recall: RecallEntry;
  onDone: () => void;
}

/** What an open recall says, to be changed; what it said before is kept. */
export function ChangeWords({ recall, onDone }: Props) {
  const { t } = useLingui();
  const { organisation } = useWhoamiHere();
  const change = useWrite(changeRecall);
  const [language, setLanguage] = useState(recall.language);
  const { lot_code: lot, level, reached, qr_id: code } = recall;
  const batch = useBatch(useProductHere().id, lot);

  async function save(body: RecallWords) {
    await change({ params: { org: organisation.id, id: recall.id }, body });
    toast({ variant: 'success', title: t`Text saved` });
    onDone();
  }

  return (
    <Form
      schema={typedWords(language)}
      defaults={typedOf(recall)}
      onSubmit={save}
      className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_340px]"
    >
      <div className="grid min-w-0 content-start gap-5 lg:col-start-1">
        <WordsFields language={language} onLanguage={setLanguage} />
      </div>
      <ShopperView
        pack={{
          level: level ?? reached?.levels.at(-1)?.name ?? null,
          batch: shownBatch(lot, batch),
          ...(code !== null && { code }),
        }}
        language={language}
        onLanguage={setLanguage}
        isMock={recall.mock}
      />
      <div className="grid gap-5 lg:col-start-1">
        <UnsavedChanges saved={undefined}>
          <Trans>Your changes are not saved. The recall keeps its current text.</Trans>
        </UnsavedChanges>
        <p className="text-14 text-ink-2">
          {recall.mock ? (
            <Trans>The earlier text is kept below.</Trans>
          ) : (
            <Trans>Shoppers read this on their next scan. The earlier text is kept below.</Trans>
          )}
        </p>
        <div className="flex flex-wrap gap-2">
          <Submit>
            <Trans>Save text</Trans>
          </Submit>
          <Button size="l" onClick={onDone}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </div>
    </Form>
  );
}
