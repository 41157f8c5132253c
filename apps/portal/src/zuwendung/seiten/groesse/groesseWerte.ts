import type { Feldwerte } from '@foerderportal/contract/formular/feldwerte'
import { werteLesen, werteSchreiben } from '@foerderportal/contract/formular/werte'
import type { AntragFormular } from '@foerderportal/contract/zuwendung/kern/antragsformular/formular'
import type { Groessenrechnung } from '@foerderportal/contract/zuwendung/kern/antragsformular/groessenSchema'
import type { Groessenangaben } from '@foerderportal/contract/zuwendung/kern/groesse/groesse'
import { GROESSE, WEITERES, ZAHLEN } from '@foerderportal/contract/zuwendung/antrag/tafel/groesse'
import { zeileZu } from '@foerderportal/contract/zuwendung/antrag/tafel/tafel'
import type { Werte } from '../../bau/antragSeite.ts'

// The rows read and write these values, and name their members.

export type Zahlenwerte = Feldwerte<typeof ZAHLEN>
export type Groessenwerte = Werte<'groesse'>
type Rechnungwerte = Groessenwerte['produktgruppenDaten']['groessenrechnung']

/** Three figures as they were typed. */
export const zahlenWert = (werte: Zahlenwerte): Groessenangaben => werteSchreiben(ZAHLEN, werte, {})

/** Figures as they would be typed. */
export const zahlenSchreiben = (zahlen: Groessenangaben) => werteLesen(ZAHLEN, zahlen) as Zahlenwerte

/** Another enterprise, with an id from the start, so that repeated saves speak of the same one. */
export const neuesUnternehmen = () =>
  ({ kennung: crypto.randomUUID(), ...werteLesen(WEITERES, {}) }) as Rechnungwerte['weitere'][number]

/** What is added up; null without another enterprise. */
export const rechnungWert = (werte: Rechnungwerte): Groessenrechnung | null =>
  zeileZu('produktgruppenDaten.groessenrechnung').art.lesen(werte) as Groessenrechnung | null

export const groesseLesen = (formular: AntragFormular): Groessenwerte =>
  werteLesen(GROESSE, formular) as Groessenwerte

/** The form with what the texts say of the size. */
export const groesseSchreiben = (werte: Groessenwerte, formular: AntragFormular): AntragFormular =>
  werteSchreiben(GROESSE, werte, formular)
