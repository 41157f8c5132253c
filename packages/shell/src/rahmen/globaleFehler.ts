import type { ProblemError } from '@foerderportal/client/problem'
import type { AuthSession } from '@foerderportal/client/session/session'
import { meldungZeigen, type Meldung } from './meldungZeigen.ts'

const clientFehler = (status: number): Meldung => ({
  titel: 'Kommunikationsfehler',
  text: `Client-Fehler, Code ${status}`,
})

const FESTE: Readonly<Record<number, Meldung>> = {
  401: { titel: 'Authentifizierungfehler', text: 'nicht angemeldet' },
  400: clientFehler(400),
  405: clientFehler(405),
  408: clientFehler(408),
  429: clientFehler(429),
  409: {
    titel: 'Parallele Bearbeitung',
    text: 'Die Daten wurden parallel von einem anderen Nutzer bearbeitet. Bitte laden Sie die Seite neu und wiederholen Sie den Vorgang.',
  },
}

const verboten = (rat: string): Meldung => ({
  titel: 'Autorisierungsfehler',
  erklaerung: `Das dürfen Sie mit Ihrem Konto nicht. ${rat}`,
  text: 'nicht autorisiert',
})

/**
 * The global notification of a failed call (section 8), undefined for a status that has none. `rat`: whom this app's
 * people ask for what they may not do.
 */
export const globaleMeldung = (status: number, rat: string): Meldung | undefined =>
  (status === 403 ? verboten(rat) : FESTE[status]) ??
  (status >= 500 && status <= 599
    ? { titel: 'Kommunikationsfehler', text: `Server-Fehler, Code ${status}` }
    : undefined)

let offen = false

/** One at a time: while one is open, what else fails adds nothing. */
const einmal = async (tun: () => Promise<void>): Promise<void> => {
  if (offen) return
  offen = true
  await tun().finally(() => {
    offen = false
  })
}

/** A token that the server no longer takes: the provider decides whether the session goes on or is at its end. */
const nachfragen = (status: number, sitzung: AuthSession) =>
  status === 401 ? sitzung.refresh() : Promise.resolve()

/** Hears of every failed call that does not show its status itself. */
export const fehlerHoeren =
  (sitzung: AuthSession, rat: string) =>
  (fehler: ProblemError): void => {
    const meldung = globaleMeldung(fehler.status, rat)
    // Nobody is signed in any more: what is still under way fails for that reason, which the start page tells.
    if (meldung === undefined || sitzung.user() === undefined) return
    void einmal(async () => {
      await meldungZeigen(meldung)
      await nachfragen(fehler.status, sitzung)
    })
  }

/** Nobody knows whether a call arrived that must not happen twice: the user decides (S10-02). */
export const nochmalFragen = (fehler: ProblemError): Promise<boolean> =>
  meldungZeigen({
    titel: fehler.status !== 0 ? 'Das Portal ist gerade stark ausgelastet' : 'Keine Antwort vom Portal',
    text: 'Wir wissen nicht, ob Ihr letzter Schritt angekommen ist. Ihre Eingaben sind noch da. Sehen Sie im Zweifel zuerst in der Übersicht nach.',
    knopf: 'Noch einmal versuchen',
    sonst: 'Abbrechen',
  })
