import type { Bankpruefung } from '@foerderportal/contract/auszahlung/bankpruefung/schema'
import type { Beleg } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/schema'
import { useState } from 'react'
import { ersterOrt } from '../../../shared/pruefung/belege.ts'
import type { Punktlage } from '../../../shared/pruefung/punktwahl.ts'
import { usePunktwahl } from '../../../shared/pruefung/usePunktwahl.ts'
import { usePapiere } from '../usePapiere.ts'
import { ERGEBNIS, punkteVon, type Auszahlungspunkt } from './punkte.ts'
import type { Pruefwerte } from './werte.ts'

const KEINE: readonly Beleg[] = []

/** Where it ends stands after the points, and waits for nobody by itself. */
const mitErgebnis = (punkte: readonly Auszahlungspunkt[]): readonly Punktlage[] => [
  ...punkte,
  { code: ERGEBNIS, stand: 'ERFUELLT' },
]

/** The way through a check: its points, the one that is looked at with its paper, and how one goes on. */
export const useWeg = (werte: Pruefwerte, wert: Bankpruefung) => {
  const punkte = punkteVon(werte, wert)
  const alle = mitErgebnis(punkte)
  const { punkt: hier, waehlen } = usePunktwahl(alle)
  const punkt = punkte.find(({ code }) => code === hier?.code)
  const belegeZu = ({ nr }: Auszahlungspunkt) => werte.punkte[nr]?.belege ?? KEINE
  const ortZu = (p: Auszahlungspunkt) => ersterOrt(belegeZu(p), p.dateien)
  const papiere = usePapiere(wert, punkt && ortZu(punkt))
  // The focus follows to what waits next, not to a point that was clicked.
  const [fokusAuf, setFokusAuf] = useState<string>()
  const gehen = (code: string) => {
    const ziel = punkte.find((p) => p.code === code)
    waehlen(code)
    const ort = ziel === undefined || code === hier?.code ? undefined : ortZu(ziel)
    if (ort !== undefined) papiere.blick.zeigen(ort.dateiGuid, ort.seite)
  }
  return {
    punkte,
    /** The points, and the result after them. */
    alle,
    hier: hier?.code ?? '',
    /** undefined at the result. */
    punkt,
    papiere,
    /** Of what is looked at. */
    belege: punkt === undefined ? KEINE : belegeZu(punkt),
    gehen,
    /** The same, and the focus goes along. */
    weiterZu: (code: string) => {
      setFokusAuf(code)
      gehen(code)
    },
    fokussiert: fokusAuf !== undefined && fokusAuf === hier?.code,
  }
}
