import type { Services } from '../../platform/services.ts'
import { bankBescheidSperren, type Bankbescheid } from './bankBescheid.ts'
import { bekanntgabeBewegen } from './bekanntgaben.ts'
import { bekanntgabeErlauben, bekanntgabeProtokollieren } from './bekanntgabePolicy.ts'

/** S9-10. The letter came back: the notice was not given, whatever the calendar said, and has no effect. */
export const briefZurueckmelden = (
  { db }: Pick<Services, 'db'>,
  b: Bankbescheid & { readonly grund: string },
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const bescheid = await bankBescheidSperren(tx, b)
    const nach = bekanntgabeErlauben('briefZurueckmelden', bescheid.status, 'BANK')
    await bekanntgabeBewegen(tx, bescheid, nach, { grund: b.grund, bekannt_am: null })
    await bekanntgabeProtokollieren(tx, bescheid, {
      handlung: 'briefZurueckmelden',
      sub: b.sub,
      nr: bescheid.nr,
      bekanntAm: bescheid.bekannt_am,
      grund: b.grund,
    })
  })
