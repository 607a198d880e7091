import { drawQr, type Filler, qrSide } from './draw-qr.ts';
import { MODULE_PX } from './module-px.ts';
import { qrModules } from './qr-modules.ts';

interface Props {
  /** What a reader finds in the code. */
  text: string;
  /** What the code is for, for anyone who cannot see it. */
  label: string;
  /** Pixels on a side on the screen, with the clear modules, at most: every module gets the same whole number. */
  size?: number;
  hasLogo?: boolean;
}

/** How many modules must stay clear around a code, or readers do not find it. */
const QUIET = 4;

/** A code on its white plate, in dark surroundings too. Drawn as lines, so that it is sharp at every size. */
export function QrImage({ text, label, size = 240, hasLogo = true }: Props) {
  const modules = qrModules(text);
  const layers = newLayers();
  drawQr(layers.filler, modules, hasLogo ? undefined : []);
  const quiet = QUIET * MODULE_PX;
  const side = qrSide(modules) + 2 * quiet;
  const count = side / MODULE_PX;
  const shown = count * Math.max(1, Math.floor(size / count));
  return (
    <svg
      data-plate
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing of lines is no file for an img to load
      role="img"
      aria-label={label}
      width={shown}
      height={shown}
      viewBox={`${-quiet} ${-quiet} ${side} ${side}`}
      shapeRendering="crispEdges"
      className="max-w-full rounded-control bg-white"
    >
      {layers.paths.map(({ fill, d }) => (
        <path key={d} fill={fill} d={d} />
      ))}
    </svg>
  );
}

type Path = { fill: string; d: string };

/** Takes what is drawn as paths, one for all that follows in the same colour. */
function newLayers(): { filler: Filler; paths: readonly Path[] } {
  const paths: Path[] = [];
  const filler: Filler = {
    fillStyle: '',
    fillRect(x, y, width, height) {
      const fill = typeof this.fillStyle === 'string' ? this.fillStyle : '';
      const d = `M${x} ${y}h${width}v${height}h${-width}z`;
      const last = paths.at(-1);
      if (last?.fill === fill) last.d += d;
      else paths.push({ fill, d });
    },
  };
  return { filler, paths };
}
