import { Trans } from '@lingui/react/macro';
import type { Language } from '@qrigin/domain/details';
import { listRecallWords } from '@qrigin/domain/recalls';
import type { z } from 'zod';
import { useWhoamiHere } from '../../../feature/use-whoami-here.ts';
import { useRead } from '../../../http/query/use-read.ts';
import { FailedLine } from '../../../ui/state/failed-state.tsx';
import { Moment } from '../../../ui/text/moment.tsx';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import { SaidWords } from './said-words.tsx';

type Former = z.output<typeof listRecallWords.reply>[number];

/** What a recall said before its words were changed; nothing while they never were. */
export function SaidBefore({ recall, language }: { recall: string; language: Language }) {
  const { organisation } = useWhoamiHere();
  const params = { org: organisation.id, id: recall };
  const { data, error, refetch } = useRead(listRecallWords, { params });
  if (error && !data) return <FailedLine error={error} onRetry={() => void refetch()} />;
  if (!data || data.length === 0) return null;
  return (
    <div className="grid gap-2">
      <h3 className="text-16">
        <Trans>Earlier text</Trans>
      </h3>
      <ol className="grid gap-2">
        {data.map((words) => (
          <li key={words.until}>
            <FormerWords words={words} language={language} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function FormerWords({ words, language }: { words: Former; language: Language }) {
  return (
    <details className="rounded-control border border-line">
      <summary className="min-h-11 cursor-pointer px-3.5 py-2.5 text-14">
        <Until words={words} />
      </summary>
      <div className="border-t border-line p-3.5">
        <SaidWords words={words} language={language} />
      </div>
    </details>
  );
}

function Until({ words: { until, changed_by: person } }: { words: Former }) {
  const moment = <Moment at={until} format="moment" />;
  const name = <Verbatim text={person?.name ?? ''} />;
  return person === null ? (
    <Trans>Until {moment}</Trans>
  ) : (
    <Trans>
      Until {moment}, changed by {name}
    </Trans>
  );
}
