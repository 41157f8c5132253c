import { bewilligtesLaden } from '../../verzicht/bewilligtes.ts'
import { verzichtEinfuegen } from '../../verzicht/verzichte.ts'
import type { Schritt } from './antragsschritte.ts'
import { festhalten } from './fall.ts'

/** The company waives a quarter of its first item; nobody at the bank has taken that up. */
export const verzichten =
  (nach: number): Schritt =>
  async (u, fall) => {
    const [posten] = await bewilligtesLaden(u.tx, fall.geschaeft)
    if (posten === undefined) throw new Error('the demo world waives what was never approved')
    const { guid: gegenstand, bewilligtCent } = posten
    const { unternehmenGuid, person } = fall.betrieb
    const verzichtCent = Math.floor(bewilligtCent / 4)
    const guid = fall.guid.replace('d1', 'd8')
    await verzichtEinfuegen(u.tx, {
      guid,
      geschaeft_guid: fall.geschaeft,
      unternehmen_guid: unternehmenGuid,
      betraege: [{ gegenstand, verzichtCent, bewilligtCent }],
      begruendung: 'Die Maschine wird günstiger als im Angebot.',
      erklaert_von: person.sub,
      erklaert_am: fall.nach(nach),
      zu_zweit: false,
    })
    await festhalten(u, fall, person.sub, 'verzichtErklaeren', { verzicht: guid, cent: verzichtCent })
  }
