import { useLingui } from '@lingui/react/macro';
import type { PublicRecall } from '@qrigin/domain/recalls';
import { HeadOf } from '../frame/head-of.tsx';
import { titleOf } from '../frame/page-title.ts';
import { useNotice } from '../recall/notice-text.ts';

/** For tabs, bookmarks, and whoever gets the address sent. */
export function RecallPageHead({ recall }: { recall: PublicRecall | undefined }) {
  const { t } = useLingui();
  if (!recall) return <HeadOf title={t`Recall not found · Qrigin`} isAlarm={false} />;
  return <TitleOf recall={recall} />;
}

function TitleOf({ recall }: { recall: PublicRecall }) {
  const { t } = useLingui();
  const told = useNotice(recall);
  const isOpen = recall.ended_at === null;
  const word = isOpen ? t`Recalled` : t`Recall ended`;
  const what = [word, recall.product?.name ?? told('heading')?.text].filter(Boolean).join(': ');
  const title = titleOf([what, recall.organisation.name]);
  return (
    <>
      <HeadOf title={title} isAlarm={isOpen} />
      <meta property="og:title" content={title} />
      {told('reason') && <meta name="description" property="og:description" content={told('reason')?.text} />}
    </>
  );
}
