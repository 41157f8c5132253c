import { werteLesen, werteSchreiben } from '@foerderportal/contract/formular/werte'
import type { AntragFormular } from '@foerderportal/contract/zuwendung/formular/formular'
import type { Groessenrechnung } from '@foerderportal/contract/zuwendung/formular/groessenSchema'
import type { Groessenangaben } from '@foerderportal/contract/zuwendung/groesse/groesse'
import { WEITERES, ZAHLEN, GROESSE } from '@foerderportal/contract/zuwendung/tafel/groesse'
import { zeileZu } from '@foerderportal/contract/zuwendung/tafel/tafel'

// The rows read and write these values; the types name them for the parts that the page has of its own.

export type Zahlenwerte = { anzahlMitarbeiter: string; umsatz: string; bilanzsumme: string }
export type Unternehmenwerte = Zahlenwerte & {
  kennung: string
  name: string
  beziehung: string
  anteil: string
}
export type Groessenwerte = {
  produktgruppenDaten: Zahlenwerte & {
    /** The class that all three confirmations say; '' while nothing is chosen. */
    kmuBestaetigt: string
    groessenErklaerung: string
    groessenrechnung: { eigene: Zahlenwerte; weitere: Unternehmenwerte[] }
  }
}

/** Three figures as they were typed. */
export const zahlenWert = (werte: Zahlenwerte): Groessenangaben => werteSchreiben(ZAHLEN, werte, {})

/** Another enterprise, with an id from the start, so that repeated saves speak of the same one. */
export const neuesUnternehmen = (): Unternehmenwerte =>
  ({ kennung: crypto.randomUUID(), ...werteLesen(WEITERES, {}) }) as Unternehmenwerte

/** What is added up; null without another enterprise. */
export const rechnungWert = (
  werte: Groessenwerte['produktgruppenDaten']['groessenrechnung'],
): Groessenrechnung | null =>
  zeileZu('produktgruppenDaten.groessenrechnung').art.lesen(werte) as Groessenrechnung | null

export const groesseLesen = (formular: AntragFormular): Groessenwerte =>
  werteLesen(GROESSE, formular) as Groessenwerte

/** The form with what the texts say of the size. */
export const groesseSchreiben = (werte: Groessenwerte, formular: AntragFormular): AntragFormular =>
  werteSchreiben(GROESSE, werte, formular)
