import { type Level, type PackTree, packTree } from '@qrigin/domain/qr';

/** What is issued when codes are asked for so many times: a structure says how many outermost packs come each time. */
export function packTreeOf([outermost, ...inner]: readonly Level[], times: number): PackTree {
  return outermost
    ? packTree([{ ...outermost, count: 1 }, ...inner], outermost.count * times)
    : packTree([], 0);
}
