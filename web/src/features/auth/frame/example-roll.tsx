import './example-roll.css';
import { ExampleLabel } from './example-label.tsx';

/** The label between two blank ones, as it hangs in the printer. */
export function ExampleRoll() {
  return (
    <div className="roll" aria-hidden="true">
      <div className="roll-blank" />
      <div className="tear" />
      <ExampleLabel />
      <div className="tear" />
      <div className="roll-blank" />
    </div>
  );
}
