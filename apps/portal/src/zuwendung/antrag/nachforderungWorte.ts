import { alsDatum } from '@foerderportal/contract/shared/zeit/datum'
import { FLAECHE, BETRAG, GANZZAHL } from '../seite/werte.ts'
import { wertSchreiben } from './antragWorte.ts'
import { feldname } from '../korrektur/nachforderungWerte.ts'

const ZAHLEN: Readonly<Record<string, (zahl: number) => string>> = {
  anzahl: (zahl) => `${GANZZAHL.schreiben(zahl)} Stück`,
  nutzflaeche: (zahl) => `${FLAECHE.schreiben(zahl)} ha`,
  moorflaeche: (zahl) => `${FLAECHE.schreiben(zahl)} ha`,
  anzahlMitarbeiter: (zahl) => FLAECHE.schreiben(zahl),
}

/** The answer at a place as people read it. */
export const antwortSchreiben = (pfad: string, wert: unknown): string => {
  const name = feldname(pfad)
  if (wert === undefined || wert === null) return 'keine Angabe'
  if (typeof wert === 'number') return ZAHLEN[name]?.(wert) ?? `${BETRAG.schreiben(wert)} €`
  if (name === 'anschaffungsZeitpunkt' && typeof wert === 'string') return alsDatum(wert)
  return wertSchreiben(wert)
}
