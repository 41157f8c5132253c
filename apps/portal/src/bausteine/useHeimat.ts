import { pfade } from '../paths.ts'
import { useDarf } from '../umgebung.ts'

/** Where 'Start' leads: to the dashboard, or for whom may not see it to the root, which knows what stands for it (S11-11). */
export const useHeimat = (): typeof pfade.dashboard | typeof pfade.wurzel =>
  useDarf(['ZUWENDUNGEN', 'LESEN']) ? pfade.dashboard : pfade.wurzel
