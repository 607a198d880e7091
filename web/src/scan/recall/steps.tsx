import { useLingui } from '@lingui/react/macro';
import { stepsOf } from './steps-of.ts';

export function Steps({ whatToDo }: { whatToDo: string }) {
  const { i18n } = useLingui();
  return (
    <ol className="steps">
      {stepsOf(i18n, whatToDo).map((step, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- drawn once, on the server
        <li key={index} dir="auto">
          {step}
        </li>
      ))}
    </ol>
  );
}
