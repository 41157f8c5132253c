import { tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import type { Nachtragsart } from '@foerderportal/contract/zuwendung/bank/entscheidung/arten'
import type { EntscheidungInhalt, Gewaehlt } from '@foerderportal/contract/zuwendung/bank/entscheidung/schema'
import { entscheidungVorschlag } from '@foerderportal/contract/zuwendung/bank/entscheidung/vorschlag'
import { entscheidungEinfuegen } from '../../entscheidung/entscheidungen.ts'
import { entwurfsstand } from '../../entscheidung/entwurfsstand.ts'
import type { Schritt } from './antragsschritte.ts'
import { grundlage } from './entscheidungsschritte.ts'
import { festhalten } from './fall.ts'

type Nachtrag = {
  readonly art: Nachtragsart
  /** What remains of each item, in percent; whole euros. */
  readonly bleibt: number
  readonly grund: Gewaehlt
  /** So many days after the application came in the bank got to know the facts. */
  readonly kenntnisNach?: number
}

const HUNDERT = 100

/** Sabine begins an act after the approval. */
export const nachtragen =
  (nach: number, { art, bleibt, grund, kenntnisNach }: Nachtrag): Schritt =>
  async (u, fall) => {
    const sachlage = await grundlage(u, fall, art)
    const jetzt = fall.nach(nach)
    const vorschlag = entscheidungVorschlag(art, sachlage.umstaende, tagInBerlin(jetzt))
    const inhalt: EntscheidungInhalt = {
      ...vorschlag,
      betraege: vorschlag.betraege.map((b) => ({
        ...b,
        bewilligt: Math.floor((b.bewilligt * bleibt) / HUNDERT),
      })),
      bausteine: [...vorschlag.bausteine, grund],
      ...(kenntnisNach !== undefined && { kenntnisAm: tagInBerlin(fall.nach(kenntnisNach)) }),
    }
    const { sub } = u.bank.sabine
    const guid = fall.guid.replace('d1', 'd7')
    await entscheidungEinfuegen(u.tx, {
      ...entwurfsstand(sachlage, { guid, inhalt, sub, jetzt }),
      geschaeftGuid: fall.geschaeft,
      unternehmenGuid: fall.betrieb.unternehmenGuid,
    })
    await festhalten(u, fall, sub, 'entscheidungBeginnen', { entscheidung: guid, art })
  }
