import type { Bankpruefung } from '@foerderportal/contract/auszahlung/bankpruefung/schema'
import { merge } from '@foerderportal/entwurf/merge'
import type { Fund } from '@foerderportal/entwurf/types'
import type { Ungespeichertes } from '../../shared/geraet/NichtGespeichert.tsx'
import { konfliktWorte } from './konfliktWorte.ts'
import { werteVon, type Pruefwerte } from './werte.ts'

/** What lies on this device of a check and is not in it as the server has it, field by field. */
export const ungespeichertes = (wert: Bankpruefung, funde: readonly Fund[]): Ungespeichertes[] => {
  const gespeichert = werteVon(wert)
  const getippt = funde.reduce(
    (neuere, { roh, basis }) =>
      // what the form of the check has noted itself
      merge(neuere, roh as Pruefwerte, basis as Pruefwerte).wert,
    gespeichert,
  )
  // Begun with nothing, every field that says otherwise is a contradiction.
  return merge<unknown>(gespeichert, getippt, {}).konflikte.map((konflikt) => {
    const { frage, schreiben } = konfliktWorte(wert)({ ...konflikt, seite: '' })
    return { feld: frage, text: schreiben(konflikt.eigen) }
  })
}
