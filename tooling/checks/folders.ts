import type { Finding } from './finding.ts';

/** As many as someone reads in one go. */
const FILES_MAX = 20;
/** Numbered, one after the other: nobody looks for one by its neighbours. */
const IN_A_ROW = /^(server\/src\/db\/migrations|docs\/decisions|docs\/pictures)$/;

/** Folders in which nobody finds anything: they get rooms, each named for what is in it. */
export function findFullFolders(files: readonly string[]): Finding[] {
  const folders = Map.groupBy(files, (file) => file.split('/').slice(0, -1).join('/'));
  return [...folders]
    .filter(([folder, { length }]) => folder !== '' && length > FILES_MAX && !IN_A_ROW.test(folder))
    .map(([folder, { length }]) => ({
      where: folder,
      rule: 'folders-have-rooms',
      why: `${length} files; more than ${FILES_MAX} get rooms, each named for what is in it`,
    }));
}
