/** What screens ask for, in their own pixels: a phone shows a picture across at 640 to 1440. */
const WIDTHS = [320, 640, 960, 1440];
const LARGEST = 1440;
/** A tall picture is drawn narrower, so that drawing any takes no more time and memory than there is. */
const MAX_PIXELS = LARGEST * 1080;
/** No WebP is taller. */
const MAX_HEIGHT = 16_000;
/** A width that is hardly less than the largest one saves no one anything. */
const CLOSE = 0.85;

type Shape = { width: number; height: number; isDrawing: boolean };

/** The widths to draw a picture at, ascending. A photograph is never enlarged; a drawing has no size of its own. None for a mere line. */
export function pictureWidths({ width, height, isDrawing }: Shape): number[] {
  const ratio = width / height;
  const natural = isDrawing ? LARGEST : width;
  const largest = Math.floor(Math.min(LARGEST, natural, Math.sqrt(MAX_PIXELS * ratio), MAX_HEIGHT * ratio));
  if (largest < 1) return [];
  return [...WIDTHS.filter((one) => one < largest * CLOSE), largest];
}
