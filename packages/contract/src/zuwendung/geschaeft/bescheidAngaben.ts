import { alsEuro, inCent } from '../../shared/geld/betrag.ts'
import { alsDatum, alsZeitpunkt } from '../../shared/zeit/datum.ts'
import { bescheidDatum } from '../bank/bekanntgabe/bescheidWorte.ts'
import type { BescheidAnsicht } from '../bank/bekanntgabe/schema.ts'
import { bescheidartWort, istAuszahlungsbescheid } from '../bank/entscheidung/bescheidarten.ts'
import { istNachtrag } from '../bank/entscheidung/arten.ts'

type Angabe = { readonly frage: string; readonly antwort: string }

/** How much it is about, and what is approved after it where it takes something away. */
const summen = ({ art, inhalt }: BescheidAnsicht): Angabe[] => {
  if (inhalt === null) return []
  const { betrag, bewilligt, ueberholt } = inhalt
  const nachtrag = !istAuszahlungsbescheid(art) && istNachtrag(art)
  const eine = (frage: string, euro: number | null) =>
    euro === null ? [] : [{ frage, antwort: alsEuro(inCent(euro)) }]
  return [
    ...eine(nachtrag ? 'Fällt weg' : 'Bewilligt', betrag),
    ...(nachtrag && !ueberholt ? eine('Bewilligt bleiben', bewilligt) : []),
  ]
}

/** What stands beside a notice that has reached the company, for good. */
export const bescheidAngaben = (b: BescheidAnsicht): Angabe[] => [
  { frage: 'Entscheidung', antwort: bescheidartWort(b.art, inCent(b.inhalt?.abgelehnt ?? 0)) },
  ...summen(b),
  { frage: 'Bei Fragen nennen Sie', antwort: b.nummer },
  { frage: 'Datum des Bescheids', antwort: bescheidDatum(b) },
  ...(b.abgerufenAm
    ? [{ frage: 'Abgerufen', antwort: `${alsZeitpunkt(b.abgerufenAm)} Uhr von ${b.abgerufenVon}` }]
    : []),
  ...(b.bekanntAm ? [{ frage: 'Bekannt gegeben am', antwort: alsDatum(b.bekanntAm) }] : []),
  ...(b.rechtsbehelfBis
    ? [{ frage: 'Rechtsbehelf voraussichtlich bis', antwort: alsDatum(b.rechtsbehelfBis) }]
    : []),
]
