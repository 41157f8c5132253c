import { alsDatum, alsZeitpunkt } from '../../shared/zeit/datum.ts'
import type { BescheidAnsicht } from '../bekanntgabe/schema.ts'
import { bescheidartWort } from '../entscheidung/bescheidarten.ts'

type Angabe = { readonly frage: string; readonly antwort: string }

/** What stands beside a notice that has reached the company, for good. */
export const bescheidAngaben = (b: BescheidAnsicht): Angabe[] => [
  { frage: 'Nummer', antwort: b.nummer },
  { frage: 'Entscheidung', antwort: bescheidartWort(b.art) },
  { frage: 'Erlassen am', antwort: `${alsZeitpunkt(b.erlassenAm)} Uhr` },
  ...(b.abgerufenAm
    ? [{ frage: 'Abgerufen', antwort: `${alsZeitpunkt(b.abgerufenAm)} Uhr von ${b.abgerufenVon}` }]
    : []),
  ...(b.bekanntAm ? [{ frage: 'Bekannt gegeben am', antwort: alsDatum(b.bekanntAm) }] : []),
  ...(b.rechtsbehelfBis
    ? [{ frage: 'Rechtsbehelf voraussichtlich bis', antwort: alsDatum(b.rechtsbehelfBis) }]
    : []),
]
