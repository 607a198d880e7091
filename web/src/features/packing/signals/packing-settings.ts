import type { PackingJob } from '@qrigin/domain/packing';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface Settings {
  isSoundOn: boolean;
  /** Null until someone has chosen: phones begin with the camera. */
  isCameraOn: boolean | null;
  lastJob: PackingJob | null;
}

/** What someone has chosen for packing on this device. */
export const usePackingSettings = create<Settings>()(
  persist((): Settings => ({ isSoundOn: true, isCameraOn: null, lastJob: null }), {
    name: 'packing-settings',
    version: 1,
  }),
);
