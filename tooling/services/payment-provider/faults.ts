/** What can be made to go wrong between the provider and whoever asks it. */
export type Faults = {
  /** No one is reached. */
  isDown: boolean;
  /** Whatever is asked about these ids is answered with a 500. */
  broken: readonly string[];
  /** So many next answers are lost, after what was asked for was done. */
  lost: number;
  /** How often an answer is lost besides, from 0 to 1. */
  lossRate: number;
};

export const NO_FAULTS: Faults = { isDown: false, broken: [], lost: 0, lossRate: 0 };

/** Whether this answer is lost. */
export function isLost(faults: Faults, random: () => number): boolean {
  if (faults.lost > 0) {
    faults.lost -= 1;
    return true;
  }
  return faults.lossRate > 0 && random() < faults.lossRate;
}
