/** Every width of a picture is there in both, the smaller one first. */
export const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** Where the content origin has a file. What follows from it, its thumbnail and its sizes, is below. */
export function fileAddress(contentBase: string, orgId: string, id: string): string {
  return `${contentBase}/files/${orgId}/${id}`;
}

export function thumbnailAddress(file: string): string {
  return `${file}/thumbnail`;
}

function pictureAddress(file: string, width: number, format: PictureFormat): string {
  return `${file}/${width}.${format}`;
}

const PICTURE_NAME = /^([1-9]\d{0,4})\.(avif|webp)$/;

/** What the last part of such an address asks for. */
export function readPictureName(name: string): { width: number; format: PictureFormat } | undefined {
  const [, width, ending] = PICTURE_NAME.exec(name) ?? [];
  const format = PICTURE_FORMATS.find((one) => one === ending);
  return format && { width: Number(width), format };
}

export interface PictureSource {
  /** For `srcset` of a `source` of each type; empty while there are no widths. */
  avif: string;
  webp: string;
  /** For `src` of the `img`: the picture as it is. */
  src: string;
}

/** The addresses of a picture at its widths, for `<picture>`. `file` is where it is as a whole. */
export function pictureSourceAt(file: string, { widths }: { widths: readonly number[] }): PictureSource {
  const inFormat = (format: PictureFormat) =>
    widths.map((width) => `${pictureAddress(file, width, format)} ${width}w`).join(', ');
  return { avif: inFormat('avif'), webp: inFormat('webp'), src: file };
}

/** The same by ids, for pages that know no more of a picture than its widths. */
export function pictureSource(
  contentBase: string,
  orgId: string,
  id: string,
  picture: { widths: readonly number[] },
): PictureSource {
  return pictureSourceAt(fileAddress(contentBase, orgId, id), picture);
}
