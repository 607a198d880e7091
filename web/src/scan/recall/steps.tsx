import { useLingui } from '@lingui/react/macro';
import { type NoticeWords, useNotice } from './notice-text.ts';
import { stepsOf } from './steps-of.ts';

export function Steps({ notice }: { notice: NoticeWords }) {
  const { i18n } = useLingui();
  const told = useNotice(notice)('what_to_do');
  return (
    <ol className="steps" lang={told?.own.lang} dir={told?.own.lang && told.own.dir}>
      {stepsOf(i18n, told?.text ?? '').map((step, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- drawn once, on the server
        <li key={index} dir={told?.own.lang === undefined ? told?.own.dir : undefined}>
          {step}
        </li>
      ))}
    </ol>
  );
}
