import type { Schritt } from '../formular/schritte.ts'
import { alsDatum } from '../shared/zeit/datum.ts'
import type { AuszahlungAntwort } from './schema.ts'

type Geld = Pick<AuszahlungAntwort, 'geldBis' | 'zahlung'>

/**
 * When the money comes: as it was paid, as the bank has handed it in, or as it usually does (ADR 0108). Once that day is
 * over, `heute` being later, it says none.
 */
export const geldSatz = ({ geldBis, zahlung }: Geld, heute: string): string => {
  if (zahlung !== null)
    return zahlung.bezahlt
      ? `Das Geld wurde am ${alsDatum(zahlung.am)} überwiesen.`
      : `Die Bank überweist das Geld zum ${alsDatum(zahlung.am)}.`
  return geldBis === null || geldBis < heute
    ? 'Die Bank überweist das Geld auf Ihr Konto.'
    : `In der Regel ist das Geld bis zum ${alsDatum(geldBis)} auf Ihrem Konto.`
}

/** What comes after a request was sent; on its receipt `heute` is the day on which it arrived. */
export const auszahlungSchritte = (geld: Geld, heute: string): Schritt[] => [
  {
    was: 'Sie müssen nichts tun',
    satz: 'Heben Sie die Originale der Rechnungen und Zahlungsnachweise auf: Die Bank kann sie verlangen.',
  },
  {
    was: 'Die Bank prüft Ihre Rechnungen',
    satz: 'Braucht sie noch etwas von Ihnen, bekommen Sie eine Mitteilung im Portal.',
  },
  { was: 'Nach der Bewilligung kommt das Geld', satz: geldSatz(geld, heute) },
]
