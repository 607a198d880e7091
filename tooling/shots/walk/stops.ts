import type { Frame } from '../frame.ts';
import { type Opening, type Scene, type Shot, STATES } from '../shot.ts';

/** One thing to look at. */
export interface Stop {
  opening: Opening;
  /** To be walked by keyboard, in its turn. */
  isWalked: boolean;
  /** Its forms are hurried, in its turn. */
  hasForm: boolean;
}

/** What can be seen without opening the page anew. */
export interface Visit {
  shot: Shot;
  state: string;
  scene: Scene;
  stops: readonly Stop[];
}

/** Says whether a stop is tried by keyboard and in a hurry in this frame; `index` counts those that could be. */
export type Turn = (index: number, frame: Frame) => boolean;

const NOTHING_OPEN: Opening = { name: '', open: async () => undefined };

/** Everything to look at: pages in their states, with nothing and with each opening, in every frame. */
export function visitsOf(shots: readonly Shot[], frame: Frame, turn: Turn): Visit[] {
  let tried = 0;
  const isTurn = () => {
    tried += 1;
    return turn(tried - 1, frame);
  };
  return shots.flatMap((shot) =>
    STATES.flatMap((state) => {
      const scene = shot.states[state];
      if (scene === undefined) return [];
      const opened = shot.openings.filter(({ only = STATES }) => only.includes(state));
      const stops = [{ ...NOTHING_OPEN, ...(shot.hasForm && { hasForm: shot.hasForm }) }, ...opened].map(
        (opening) => {
          // A layer that is open already is tried where it opens, from its button.
          const isWalked = state === 'typical' && opening.isLayer !== true;
          const hasForm = state === 'typical' && opening.hasForm === true;
          const isNow = (isWalked || hasForm) && isTurn();
          return { opening, isWalked: isWalked && isNow, hasForm: hasForm && isNow };
        },
      );
      // A layer can be closed again; of those that are hurried none is as it was.
      const [first, ...others] = stops;
      const layers = others.filter(({ opening, hasForm }) => opening.isLayer && !hasForm);
      const alone = others.filter((stop) => !layers.includes(stop));
      return [[...(first ? [first] : []), ...layers], ...alone.map((stop) => [stop])].map((group) => ({
        shot,
        state,
        scene,
        stops: group,
      }));
    }),
  );
}
