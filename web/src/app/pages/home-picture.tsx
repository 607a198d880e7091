import './home-picture.css';
import { Modules } from '../../ui/modules.tsx';

/** A code as a drawing: eyes of five modules where a real one has seven, so no reader takes it for a code. */
const CODE = [
  '#####.#.#####',
  '#...#.##....#',
  '#.#.#..##.#.#',
  '#...#.#.#...#',
  '#####.#.#####',
  '.......##....',
  '##.##.#..#.##',
  '..#..##.##...',
  '#####.#...#.#',
  '#...#..##..#.',
  '#.#.#.#..###.',
  '#...#.##.#..#',
  '#####..#.##.#',
];

/** Labels on the roll. Only the middle one is in view as a whole, so only it has words. */
const LABELS = ['above', 'before', 'middle', 'next', 'below'];

/** The idea in one picture: a label on its roll, and the page that its code opens. Bars stand for the maker's words. */
export function HomePicture() {
  return (
    <div className="home-picture" aria-hidden="true">
      <div className="roll">
        <div className="roll-strip">
          {LABELS.map((place) => (
            <Label key={place} hasWords={place === 'middle'} />
          ))}
        </div>
      </div>
      <Answer />
    </div>
  );
}

function Label({ hasWords }: { hasWords: boolean }) {
  return (
    <>
      <div className="plate">
        <div className="plate-top">
          <span>{hasWords && 'Your name'}</span>
          <strong>{hasWords && 'Your product'}</strong>
        </div>
        <div className="plate-body">
          <div className={hasWords ? 'plate-code brackets' : 'plate-code'}>
            <Modules rows={CODE} />
            {hasWords && <i className="point" />}
          </div>
          <ul className="facts">
            <li>{hasWords && 'Batch'}</li>
            <li>{hasWords && 'Packed'}</li>
            <li>{hasWords && 'Best before'}</li>
          </ul>
        </div>
      </div>
      <hr className="tear" />
    </>
  );
}

function Answer() {
  return (
    <div className="answer">
      <div className="answer-photo">
        <div className="pack">
          <Modules rows={CODE} />
        </div>
      </div>
      <strong>Your product</strong>
      <p className="answer-state">
        <svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2">
          <circle cx="12" cy="12" r="9" />
          <path strokeLinecap="round" strokeLinejoin="round" d="m8 12.5 2.7 2.7L16 9.8" />
        </svg>
        Checked for recalls
      </p>
      <ul className="facts">
        <li>What is inside</li>
        <li>Who made it</li>
        <li>Where it has been</li>
      </ul>
    </div>
  );
}
