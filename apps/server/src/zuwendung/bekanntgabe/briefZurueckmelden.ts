import type { Services } from '../../platform/services.ts'
import { bekanntgabeHandeln, type Bankbescheid } from './bankBescheid.ts'
import { bekanntgabeBewegen } from './bekanntgaben.ts'

/** S9-10. The letter came back: the notice was not given, whatever the calendar said, and has no effect. */
export const briefZurueckmelden = (
  services: Pick<Services, 'db'>,
  { grund, ...aufruf }: Bankbescheid & { readonly grund: string },
): Promise<void> =>
  bekanntgabeHandeln(services, aufruf, 'briefZurueckmelden', async (tx, bescheid) => {
    await bekanntgabeBewegen(tx, bescheid, 'ZURUECK', { grund, bekannt_am: null })
    return { nr: bescheid.nr, bekanntAm: bescheid.bekannt_am, grund }
  })
