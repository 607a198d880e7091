import { stepsOf } from './steps-of.ts';

export function Steps({ whatToDo }: { whatToDo: string }) {
  return (
    <ol className="steps">
      {stepsOf(whatToDo).map((step, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- drawn once, on the server
        <li key={index} dir="auto">
          {step}
        </li>
      ))}
    </ol>
  );
}
