import { Modules } from '../../../ui/look/modules.tsx';

/** What a code looks like when it leads nowhere. No reader takes it for one. */
const FAINT = [
  '#######..#.#.#..#######',
  '#.....#.##...##.#.....#',
  '#.###.#...#.#...#.###.#',
  '#.###.#.#..##.#.#.###.#',
  '#.###.#..##..#..#.###.#',
  '#.....#.#.#.##..#.....#',
  '#######.#..#..#.#######',
  '',
  '',
  '',
  '',
  '',
  '',
  '',
  '',
  '',
  '#######..##.#.#..#.##.#',
  '#.....#.#...##.##..#.#.',
  '#.###.#..#.#..#..##..##',
  '#.###.#.##..#.#.#..#...',
  '#.###.#..#.##...##.#.#.',
  '#.....#.#.#..#.#..#.##.',
  '#######..##.##..#.#..##',
];
const FOUR = ['##...##', '##...##', '##...##', '#######', '#######', '.....##', '.....##'];
const NOUGHT = ['#######', '#######', '##...##', '##...##', '##...##', '#######', '#######'];

/** 404, written in modules: the number takes the middle third of the code. */
export function LostCode() {
  return (
    <div
      aria-hidden="true"
      className="brackets relative -order-1 m-6 max-w-[276px] [--arm:36px] [--corner:12px] [--gap:24px] [--weight:2.5px] xl:order-none xl:m-9 xl:w-[402px] xl:max-w-none xl:justify-self-end xl:[--arm:52px] xl:[--gap:36px]"
    >
      <Modules className="opacity-16" rows={FAINT} />
      <div className="absolute top-[calc(100%*8/23)] grid w-full grid-cols-3 gap-[calc(100%/23)]">
        <Modules rows={FOUR} />
        <div className="relative">
          <Modules className="text-accent" rows={NOUGHT} />
          <i className="absolute inset-[calc(50%-6px)] rounded-full bg-guide ring-5 ring-guide/20" />
        </div>
        <Modules rows={FOUR} />
      </div>
    </div>
  );
}
