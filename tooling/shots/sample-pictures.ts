import { drawnPicture, type PictureFormat } from '../../server/src/testing/drawn-picture.ts';
import { HONEY_FILES } from '../../web/src/testing/scan/honey-details.ts';

const HILLS =
  '<path fill="#efe5d0" d="M0 0h390v300H0z"/><circle cx="318" cy="58" r="24" fill="#f6d58f"/><path fill="#d3dccb" d="M0 132 52 96l40 24 62-54 58 46 44-26 64 50 70-28v190H0z"/><path fill="#aec3ad" d="m0 178 70-34 52 24 74-40 62 34 58-22 74 36v122H0z"/><path fill="#6f9279" d="M0 206c60-16 110-14 180-4s140 4 210-8v106H0z"/>';

const JAR =
  '<path fill="#14201b" opacity=".22" d="M113 221h164l24 6H89z"/><path fill="#c27d12" d="M140 62h110c14 6 25 18 25 36v110c0 12-8 19-19 19H134c-11 0-19-7-19-19V98c0-18 11-30 25-36z"/><path fill="#e7a52c" d="M140 62h110c14 6 25 18 25 36v20c-26 10-52-8-80 0s-54 8-80 0V98c0-18 11-30 25-36z"/><path fill="#f9dd9c" d="M140 62h110c7 3 13 7 17 13-24 9-48-5-72 1s-48 7-72-1c4-6 10-10 17-13z"/><rect x="130" y="18" width="130" height="38" rx="6" fill="#14201b"/><path fill="#faf8f4" d="M115 108h160v92H115z"/><path stroke="#12804a" stroke-width="3" d="M115 112h160M115 196h160"/><path fill="#12804a" d="m142 127 9-5 9 5v10l-9 5-9-5z"/><path fill="#14201b" d="M128 152h72v8h-72zM128 168h52v8h-52z"/>';

const CLIFF =
  '<path fill="#dfe7df" d="M0 0h390v300H0z"/><path fill="#a8937a" d="M0 0h230c-12 40 18 66 4 110s-46 60-30 100-10 60-24 90H0z"/><path fill="#8b765e" d="M0 0h120c16 50-20 90 10 140s-20 90-16 160H0z"/><g fill="#7a4a10"><path d="M176 96c30-6 52 8 50 40s-24 50-34 50-26-30-16-90z"/><path d="M96 150c24-6 44 6 44 32s-18 44-28 44-26-26-16-76z"/></g><path fill="#c98a1b" d="M184 104c20-4 34 6 34 28s-16 36-24 36-18-20-10-64z"/><path stroke="#d9c9a8" stroke-width="4" d="M262 0v300M290 0v300M262 40h28M262 84h28M262 128h28M262 172h28M262 216h28M262 260h28"/>';

const FILTER =
  '<path fill="#e8ddc6" d="M0 0h390v300H0z"/><path fill="#faf8f4" d="M60 60h270c-10 60-60 92-135 92S70 120 60 60z"/><path fill="#e7a52c" d="M84 64h222c-12 40-50 62-111 62S96 104 84 64z"/><path fill="#c27d12" d="M184 152h22l-6 92h-10z"/><ellipse cx="195" cy="250" rx="110" ry="30" fill="#14201b"/><ellipse cx="195" cy="246" rx="96" ry="23" fill="#d9941e"/>';

const DRAWINGS: Readonly<Record<string, { view: string; shapes: string }>> = {
  [HONEY_FILES.jar]: { view: '0 10 390 227', shapes: HILLS + JAR },
  [HONEY_FILES.cliff]: { view: '0 0 390 292', shapes: CLIFF },
  [HONEY_FILES.filter]: { view: '0 0 390 292', shapes: FILTER },
};

/** Each is drawn once, as in the product, where a visitor waits for none. */
const drawn = new Map<string, ReturnType<typeof drawnPicture>>();

/** Pictures of our own for the samples, in the formats and widths that the content origin has. */
export async function samplePicture(id: string, width = 1440, format: PictureFormat = 'png') {
  const drawing = DRAWINGS[id];
  if (!drawing) return undefined;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${drawing.view}" width="1440">${drawing.shapes}</svg>`;
  const key = `${id} ${width} ${format}`;
  const picture = drawn.get(key) ?? drawnPicture(svg, width, format);
  drawn.set(key, picture);
  return picture;
}
