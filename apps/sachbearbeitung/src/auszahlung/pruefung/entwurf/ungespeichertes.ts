import type { Bankpruefung } from '@foerderportal/contract/auszahlung/bankpruefung/schema'
import type { Roh } from '@foerderportal/entwurf/types'
import { unsaved } from '@foerderportal/entwurf/unsaved'
import type { Lesen } from '@foerderportal/shell/entwurf/liegendes/gelesenes'
import { PLAN } from '@foerderportal/shell/entwurf/lokal'
import { konfliktWorte } from './konfliktWorte.ts'
import { werteVon } from './werte.ts'

/** What lies on this device of a check and is not in it as the server has it, field by field. */
export const ungespeichertes =
  (wert: Bankpruefung): Lesen =>
  (fund) => {
    const alles = unsaved<Roh>(werteVon(wert.inhalt, wert), PLAN, fund)
    if (alles.length === 0) return undefined
    return alles.map((stelle) => {
      const { frage, schreiben } = konfliktWorte(wert)(stelle)
      return { feld: frage, text: schreiben(stelle.neu) }
    })
  }
