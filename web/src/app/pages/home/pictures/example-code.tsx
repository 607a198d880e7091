import { Modules } from '../../../../ui/look/modules.tsx';
import { EXAMPLE_CODES } from './example-codes.ts';

/** Modules on a side, with the four that stay clear around a code. */
const SIDE = 37;
const QUIET = 4;

interface Props {
  /** Pixels a module: whole ones, so that edges are sharp. */
  module: number;
  /** Which of the example labels. */
  of?: 0 | 1;
}

/** A real code on its white plate. It says that it is an example. */
export function ExampleCode({ module, of = 0 }: Props) {
  return (
    <span
      data-plate=""
      className="block shrink-0 bg-white text-black"
      style={{ width: SIDE * module, padding: QUIET * module }}
    >
      <Modules rows={EXAMPLE_CODES[of]} />
    </span>
  );
}
