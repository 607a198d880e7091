import { Trans, useLingui } from '@lingui/react/macro';
import type { RecallEntry } from '@qrigin/domain/recalls';
import { ShortCode } from '../../../ui/text/short-code.tsx';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import { windowWords } from './window-words.ts';

type Scoped = Pick<RecallEntry, 'scope' | 'qr_id' | 'run_id' | 'lot_code' | 'level' | 'from' | 'to'>;

/** What a recall is about, in a few words. */
export function ScopeWords({ recall }: { recall: Scoped }) {
  const { i18n } = useLingui();
  const batch = <Verbatim text={recall.lot_code ?? ''} className="inline-block max-w-full wrap-anywhere" />;
  const run = <Verbatim text={String(recall.run_id)} />;
  switch (recall.scope) {
    case 'code':
      return <OnePack recall={recall} />;
    case 'batch':
      return <Trans>Batch {batch}</Trans>;
    case 'run':
      return <Trans>Run {run}</Trans>;
    case 'window': {
      const words = windowWords(i18n.locales ?? i18n.locale, recall.from ?? '', recall.to ?? '');
      const period = <span translate="no">{words}</span>;
      return <Trans>Issued {period}</Trans>;
    }
    case 'product':
    default:
      return <Trans>Whole product</Trans>;
  }
}

function OnePack({ recall: { qr_id: code, level, lot_code: lot } }: { recall: Scoped }) {
  const name =
    level === null ? (
      <Trans>Code</Trans>
    ) : (
      <Verbatim text={level} className="first-letter:uppercase inline-block" />
    );
  const short = <ShortCode code={code ?? ''} />;
  const batch = <Verbatim text={lot ?? ''} className="inline-block max-w-full wrap-anywhere" />;
  return lot === null ? (
    <Trans>
      {name} {short}
    </Trans>
  ) : (
    <Trans>
      {name} {short}, batch {batch}
    </Trans>
  );
}
