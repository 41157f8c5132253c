import { ORTE } from '../orte.ts'
import { useDarf } from '../umgebung.ts'

/** Where 'Start' leads: to the dashboard, or for whom may not see it to the root, which knows what stands for it (S11-11). */
export const useHeimat = (): typeof ORTE.dashboard | typeof ORTE.wurzel =>
  useDarf(['ZUWENDUNGEN', 'LESEN']) ? ORTE.dashboard : ORTE.wurzel
