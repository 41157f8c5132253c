import type { Bankpruefung } from '@foerderportal/contract/auszahlung/bankpruefung/schema'
import type { Fund, Roh } from '@foerderportal/entwurf/types'
import { unsaved } from '@foerderportal/entwurf/unsaved'
import type { Ungespeichertes } from '@foerderportal/shell/entwurf/liegendes/NichtGespeichert.tsx'
import { PLAN } from '@foerderportal/shell/entwurf/lokal'
import { konfliktWorte } from './konfliktWorte.ts'
import { werteVon } from './werte.ts'

/** What lies on this device of a check and is not in it as the server has it, field by field. */
export const ungespeichertes = (wert: Bankpruefung, funde: readonly Fund[]): Ungespeichertes[] =>
  funde
    .flatMap((fund) => unsaved<Roh>(werteVon(wert), PLAN, fund))
    .map((stelle) => {
      const { frage, schreiben } = konfliktWorte(wert)(stelle)
      return { feld: frage, text: schreiben(stelle.neu) }
    })
