import './notice.css';
import { Link } from 'react-router';
import { Modules } from '../../ui/modules.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';

/** 404 written in modules: what a code looks like when it leads nowhere. */
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

export function NotFound() {
  usePageTitle('Page not found · Qrigin');
  return (
    <section className="notice">
      <div className="site-wrap">
        <div className="notice-text">
          <h1>Page not found</h1>
          <p>
            Nothing is kept at this address. It may have been mistyped, or the link that brought you here is
            old.
          </p>
          <Link className="button button-main" to="/">
            Go to the home page
          </Link>
        </div>
        <div className="lost brackets" aria-hidden="true">
          <Modules className="lost-code" rows={FAINT} />
          <div className="lost-number">
            <Modules rows={FOUR} />
            <Modules className="lost-nought" rows={NOUGHT} />
            <Modules rows={FOUR} />
          </div>
        </div>
      </div>
    </section>
  );
}
