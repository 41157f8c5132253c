import { dazu } from '@foerderportal/assistent/dateien/dazu'
import type { DateiAngabe } from '@foerderportal/contract/formular/dateien'
import type { Angekommen } from '@foerderportal/assistent/bau/useListenuploads'
import { AUSZAHLUNGSPAPIERE } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/auszahlungspapiere'
import type { Verwendungsnachweis } from '@foerderportal/contract/auszahlung/formular'
import { AUSZAHLUNG_TAFEL, NACHWEIS, type Seitenwerte } from '@foerderportal/contract/auszahlung/antrag/tafel'
import { werteLesen } from '@foerderportal/contract/formular/werte'
import type { Feldfehler } from '@foerderportal/contract/shared/problem'

// The rows read and write these values, and name their members.

export const LISTE = 'verwendungsnachweise'
const [{ art: ART }] = AUSZAHLUNG_TAFEL.gegenstaende

/** An invoice as it stands on the screen. */
export type NachweisWerte = Seitenwerte[typeof LISTE][number]

/** A new invoice of an item. It has its id from the start, so that repeated saves speak of the same one. */
export const neuerNachweis = (foerdergegenstandId: string): NachweisWerte =>
  // The rows name its fields.
  ({ foerdergegenstandId, kennung: crypto.randomUUID(), ...werteLesen(NACHWEIS, {}) }) as NachweisWerte

export const kennungen = (nachweise: readonly NachweisWerte[]): ReadonlySet<string> =>
  new Set(nachweise.map(({ kennung }) => kennung))

/** Adds files to the invoices that they were uploaded for. */
export const mitDateien = (
  nachweise: readonly NachweisWerte[],
  neue: readonly Angekommen[],
): NachweisWerte[] =>
  nachweise.map((n) => ({
    ...n,
    ...Object.fromEntries(
      AUSZAHLUNGSPAPIERE.map((feld) => [
        feld,
        dazu<DateiAngabe>(
          n[feld],
          neue.filter((a) => a.feld === `${n.kennung}.${feld}`).map(({ datei }) => datei),
        ),
      ]),
    ),
  }))

/** Takes an invoice out. What was said of the item goes on to the next one of it. */
export const ohneNachweis = (nachweise: readonly NachweisWerte[], kennung: string): NachweisWerte[] => {
  const weg = nachweise.find((n) => n.kennung === kennung)
  const bleiben = nachweise.filter((n) => n.kennung !== kennung)
  const erbe = bleiben.findIndex((n) => n.foerdergegenstandId === weg?.foerdergegenstandId)
  return bleiben.map((n, i) =>
    i === erbe && n.sachbericht === '' ? { ...n, sachbericht: weg?.sachbericht ?? '' } : n,
  )
}

/** The form's proofs out of the texts, and what of them can't be read. */
export const nachweiseSchreiben = (werte: readonly NachweisWerte[]): Verwendungsnachweis[] =>
  ART.lesen(werte) as Verwendungsnachweis[]
export const nachweiseLesefehler = (werte: readonly NachweisWerte[]): Feldfehler[] =>
  ART.unlesbar(werte, LISTE)
