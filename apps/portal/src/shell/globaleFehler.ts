import type { ProblemError } from '@foerderportal/client/problem'
import { meldungZeigen, type Meldung } from './meldungen.ts'

const clientFehler = (status: number): Meldung => ({
  titel: 'Kommunikationsfehler',
  text: `Client-Fehler, Code ${status}`,
})

const FESTE: Readonly<Record<number, Meldung>> = {
  401: { titel: 'Authentifizierungfehler', text: 'nicht angemeldet' },
  403: { titel: 'Autorisierungsfehler', text: 'nicht autorisiert' },
  400: clientFehler(400),
  405: clientFehler(405),
  408: clientFehler(408),
  409: {
    titel: 'Parallele Bearbeitung',
    text: 'Die Daten wurden parallel von einem anderen Nutzer bearbeitet. Bitte laden Sie die Seite neu und wiederholen Sie den Vorgang.',
  },
}

/** The global notification of a failed call (section 8), undefined for a status that has none. */
export const globaleMeldung = (status: number): Meldung | undefined =>
  FESTE[status] ??
  (status >= 500 && status <= 599
    ? { titel: 'Kommunikationsfehler', text: `Server-Fehler, Code ${status}` }
    : undefined)

let offen = false

/** Shows the notification of a failed call; while one is open, further ones add nothing. */
export const fehlerMelden = (fehler: ProblemError): void => {
  const meldung = globaleMeldung(fehler.status)
  if (meldung === undefined || offen) return
  offen = true
  void meldungZeigen(meldung).finally(() => {
    offen = false
  })
}
