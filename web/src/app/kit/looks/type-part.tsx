import { Part } from '../part.tsx';

const LINES = [
  {
    name: '64 head 650',
    look: 'font-head text-48 font-[650] lg:text-64 tracking-[-0.03em] leading-[1.02]',
    words: 'Every pack',
  },
  {
    name: '48 head 650',
    look: 'font-head text-34 font-[650] lg:text-48 tracking-[-0.03em] leading-[1.1]',
    words: 'An answer for every scan',
  },
  { name: '28 head', look: 'font-head text-28 font-[650]', words: 'Label designs' },
  { name: '20 head', look: 'font-head text-20 font-[650]', words: 'Wildflower honey' },
  { name: '16 text', look: 'text-16', words: 'Text for readers' },
  { name: '15 text', look: 'text-15', words: 'Text in the dashboard' },
  { name: '13 text', look: 'text-13 text-ink-3', words: 'Captions and hints' },
  {
    name: '14 mono',
    look: 'font-mono text-14',
    words: '7K9M 0XQ2 TEAH 3ZHC 5RVN · B-0418 · 60 × 80 mm · 0O 1lI',
  },
];

export function TypePart() {
  return (
    <Part title="Type" note="Bricolage Grotesque, Hanken Grotesk, Geist Mono.">
      <div className="grid gap-4">
        {LINES.map(({ name, look, words }) => (
          <div key={name} className="grid items-baseline gap-x-4 sm:grid-cols-[132px_minmax(0,1fr)]">
            <span className="font-mono text-13 text-ink-3">{name}</span>
            <span className={look}>{words}</span>
          </div>
        ))}
      </div>
    </Part>
  );
}
