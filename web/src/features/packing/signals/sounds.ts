/** A sound is made of tones one after another: how high, and how long. */
interface Tone {
  hertz: number;
  seconds: number;
}

const YES: readonly Tone[] = [{ hertz: 1320, seconds: 0.09 }];
const NO: readonly Tone[] = [
  { hertz: 220, seconds: 0.16 },
  { hertz: 220, seconds: 0.16 },
];
const PAUSE_S = 0.06;
const LOUDNESS = 0.4;
/** Without a slope at both ends a tone clicks. */
const SLOPE_S = 0.008;

let context: AudioContext | undefined;

/** Browsers give sound to a page only once someone has touched it or pressed a key; to be called then. */
export function unlockSound(): void {
  // Not in every browser.
  if (!('AudioContext' in globalThis)) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') context.resume().catch(() => undefined);
}

export const playYes = (): void => play(YES);
export const playNo = (): void => play(NO);

function play(tones: readonly Tone[]): void {
  if (context?.state !== 'running') return;
  let at = context.currentTime;
  for (const { hertz, seconds } of tones) {
    const loudness = new GainNode(context, { gain: 0 });
    loudness.gain.setValueAtTime(0, at);
    loudness.gain.linearRampToValueAtTime(LOUDNESS, at + SLOPE_S);
    loudness.gain.setValueAtTime(LOUDNESS, at + seconds - SLOPE_S);
    loudness.gain.linearRampToValueAtTime(0, at + seconds);
    const tone = new OscillatorNode(context, { type: 'square', frequency: hertz });
    tone.connect(loudness).connect(context.destination);
    tone.start(at);
    tone.stop(at + seconds);
    at += seconds + PAUSE_S;
  }
}
