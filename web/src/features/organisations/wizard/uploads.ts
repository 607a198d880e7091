import type { DetailGroup } from '@qrigin/domain/organisations';
import type { Sent, Upload } from '../../../ui/file-field/upload-parts.ts';

export type Uploads = ReturnType<typeof watchUploads>;

/** Knows what is on its way, so that a group is not saved without the file that its sender sees there. */
export function watchUploads() {
  const underway = new Map<Promise<unknown>, DetailGroup>();

  return {
    watched:
      <Result extends Sent>(group: DetailGroup, upload: Upload<Result>): Upload<Result> =>
      async (file, watch) => {
        const sending = upload(file, watch);
        // One that was called off is no failure.
        const outcome = sending.catch((error: unknown) => {
          if (!watch.signal.aborted) throw error;
        });
        underway.set(outcome, group);
        try {
          return await sending;
        } finally {
          underway.delete(outcome);
          outcome.catch(() => undefined);
        }
      },
    /** Waits for all files of the group; whether all have arrived. */
    settle: async (group: DetailGroup): Promise<boolean> => {
      const sendings = [...underway].filter(([, its]) => its === group).map(([sending]) => sending);
      if (sendings.length === 0) return true;
      const outcomes = await Promise.allSettled(sendings);
      // The field takes note of its file before anyone reads the form.
      await new Promise((resolve) => setTimeout(resolve));
      return outcomes.every(({ status }) => status === 'fulfilled');
    },
  };
}
